// Connections without a server: a test says what arrives, and sees what the page sent.
import type { ClientMessage } from '../../protocol';
import type { Connect, Connection, ConnectionEvents } from '../socket';

export class FakeConnection implements Connection {
  state: Connection['state'] = 'connecting';
  /** What the page sent, oldest first. */
  readonly sent: ClientMessage[] = [];
  /** Is given each message as it is sent. */
  onsent: (message: ClientMessage) => void = () => {};
  readonly #events: ConnectionEvents;

  constructor(
    readonly room: string,
    events: ConnectionEvents,
  ) {
    this.#events = events;
  }

  /** The server accepts it; the page may have given it up. */
  open(): this {
    if (this.state === 'closed') return this;
    this.state = 'open';
    this.#events.opened();
    return this;
  }

  receive(message: object): this {
    return this.receiveText(JSON.stringify(message));
  }

  /** Receives what need not be a message, nor JSON. */
  receiveText(text: string): this {
    this.#events.received(text);
    return this;
  }

  /** The connection breaks. */
  cut(): void {
    this.state = 'closed';
    this.#events.closed();
  }

  send(message: ClientMessage): void {
    if (this.state !== 'open') throw new Error(`sent on a connection that is ${this.state}`);
    // As JSON, so that a test compares what a server would read.
    const read = JSON.parse(JSON.stringify(message)) as ClientMessage;
    this.sent.push(read);
    this.onsent(read);
  }

  close(): void {
    this.state = 'closed';
  }
}

/** All connections that a page opens. */
export class FakeConnections {
  readonly all: FakeConnection[] = [];
  /** Is given each connection as it is opened, before the page has it. */
  onconnect: (connection: FakeConnection) => void = () => {};

  readonly connect: Connect = (room, events) => {
    const connection = new FakeConnection(room, events);
    this.all.push(connection);
    this.onconnect(connection);
    return connection;
  };

  /** The connection that was opened last. */
  get last(): FakeConnection {
    const last = this.all.at(-1);
    if (!last) throw new Error('the page has opened no connection');
    return last;
  }
}
