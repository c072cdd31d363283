// What carries the messages of a room. The page does not know what that is.
import { getContext } from 'svelte';
import type { ClientMessage } from '../protocol';
import { url } from '../shell/address';

/** A way to a room, for as long as it lasts; it is opened once. */
export interface Connection {
  readonly state: 'connecting' | 'open' | 'closed';
  /** Sends a message, if it is open. */
  send(message: ClientMessage): void;
  /** Closes it. */
  close(): void;
}

/** The events of a connection, none of which comes before it was returned. */
export interface ConnectionEvents {
  opened(): void;
  /** A message arrived, as JSON: a `ServerMessage`, unless the server is of another version. */
  received(text: string): void;
  /** It ended, or could not be opened. */
  closed(): void;
}

export type Connect = (room: string, events: ConnectionEvents) => Connection;

/** The key of the context that says how rooms are reached; without it, by a socket. */
export const CONNECT = Symbol('connect');

/** How rooms are reached from this part of the page. */
export const connector = (): Connect => getContext<Connect | undefined>(CONNECT) ?? connectSocket;

/** Opens a WebSocket to the page's own server. */
export const connectSocket: Connect = (room, events) => {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const path = url(`/api/rooms/${encodeURIComponent(room)}/play`);
  const socket = new WebSocket(`${scheme}//${location.host}${path}`);
  socket.onopen = () => events.opened();
  socket.onmessage = ({ data }) => events.received(data as string);
  socket.onclose = () => events.closed();
  return {
    get state() {
      if (socket.readyState === WebSocket.CONNECTING) return 'connecting';
      return socket.readyState === WebSocket.OPEN ? 'open' : 'closed';
    },
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
  };
};
