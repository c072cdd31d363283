import { afterEach, expect, test, vi } from 'vitest';
import { connectSocket } from './socket';

class Socket {
  static last: Socket;
  static CONNECTING = 0;
  static OPEN = 1;
  readyState = Socket.CONNECTING;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor(readonly url: string) {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 2;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a socket carries messages as JSON, and says how it is', () => {
  vi.stubGlobal('WebSocket', Socket);
  const events = { opened: vi.fn(), received: vi.fn(), closed: vi.fn() };
  const connection = connectSocket('a b', events);
  const socket = Socket.last;
  expect(socket.url).toBe(`ws://${location.host}/api/rooms/a%20b/play`);
  expect(connection.state).toBe('connecting');
  socket.readyState = Socket.OPEN;
  socket.onopen?.();
  expect([connection.state, events.opened.mock.calls.length]).toEqual(['open', 1]);
  connection.send({ type: 'ping' });
  expect(socket.sent).toEqual(['{"type":"ping"}']);
  socket.onmessage?.({ data: '{"type":"pong"}' });
  expect(events.received.mock.calls).toEqual([['{"type":"pong"}']]);
  connection.close();
  expect(connection.state).toBe('closed');
  socket.onclose?.();
  expect(events.closed).toHaveBeenCalledOnce();
});
