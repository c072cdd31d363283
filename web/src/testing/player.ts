// Plays a recorded client's frames to the page, in step with what the page sends itself.
import { expect, vi } from 'vitest';
import type { ClientMessage } from '../protocol';
import type { FakeConnection, FakeConnections } from '../connection/testing/fake';
import { caughtUp, settle } from './quiet';
import type { Frame, RecordedClient } from './recording';

/** What a page sends of its own accord, at times and with contents of its own. */
const OWN = new Set<ClientMessage['type']>(['ping', 'promise', 'share', 'shown', 'rendered']);

/** At least these values, such as `{ type: 'room', room: { stage: 'lobby' } }`. */
export type Pattern = Record<string, unknown>;

export interface Delivery {
  /** The last message that is delivered. */
  until?: Pattern | undefined;
  /** Whether the fake clock goes on as it did in the recording; else it stands still. */
  paced?: boolean;
}

export class Player {
  /** What the page has sent that was not answered yet. */
  readonly unanswered: ClientMessage[] = [];
  /** Whether the server accepts connections. */
  accepts = true;
  readonly #frames: Frame[];
  readonly #connections: FakeConnections;
  /** The connection on which the page has said hello last. */
  #connection: FakeConnection | null = null;
  #at = 0;
  #time = 0;

  constructor({ frames }: RecordedClient, connections: FakeConnections) {
    this.#frames = frames.filter((it) => !('sent' in it && OWN.has(it.sent.type)));
    this.#connections = connections;
    connections.onconnect = (connection) => this.#accept(connection);
  }

  /** What the recorded client sent next; null after its last message. */
  get next(): ClientMessage | null {
    const found = this.#frames.slice(this.#at).find((it) => 'sent' in it);
    return found && 'sent' in found ? found.sent : null;
  }

  /** Delivers what the server sent until a message, or until the client's next one. */
  async deliver({ until, paced = false }: Delivery = {}): Promise<void> {
    for (let frame; (frame = this.#frames[this.#at]) && !('sent' in frame);) {
      this.#at += 1;
      await this.#show(frame, paced);
      if (isLast(frame, until)) return settle();
    }
    if (until) throw new Error(`nothing like this came: ${JSON.stringify(until)}`);
    await settle();
  }

  /** Checks that the page sent what the recorded client did, and delivers what came then. */
  async answer(delivery: Delivery = {}): Promise<void> {
    await this.deliver({ ...delivery, until: undefined });
    const { next } = this;
    const sent = this.unanswered.shift();
    if (!next) throw new Error(`nothing was recorded after ${JSON.stringify(sent)}`);
    if (!sent) throw new Error(`the page did not send ${JSON.stringify(next)}`);
    if (next.type === 'hello') {
      // What was shown before a break may differ where a test has skipped messages.
      expect(sent).toMatchObject({ type: 'hello', key: next.key });
      this.#connection = this.#connections.last;
    } else {
      expect(sent).toEqual(next);
    }
    this.#at += 1;
    await this.deliver(delivery);
  }

  /** Delivers everything up to a message, whatever the recorded client sent meanwhile. */
  async skipTo(until: Pattern): Promise<void> {
    for (let frame; (frame = this.#frames[this.#at]);) {
      this.#at += 1;
      if (!('sent' in frame)) await this.#show(frame, false);
      if (isLast(frame, until)) return settle();
    }
    throw new Error(`nothing like this came: ${JSON.stringify(until)}`);
  }

  async #show(frame: Frame, paced: boolean): Promise<void> {
    if (paced) await vi.advanceTimersByTimeAsync(Math.max(0, frame.at - this.#time));
    this.#time = frame.at;
    if ('received' in frame) this.#connection?.receive(frame.received);
    else if (this.#connection?.state === 'open') this.#connection.cut();
    // A browser gives each message a task, and a server waits for what the page promises.
    await caughtUp();
  }

  #accept(connection: FakeConnection): void {
    connection.onsent = (message) => {
      if (message.type === 'ping') queueMicrotask(() => connection.receive({ type: 'pong' }));
      if (!OWN.has(message.type)) this.unanswered.push(message);
    };
    queueMicrotask(() => {
      if (this.accepts) connection.open();
    });
  }
}

function isLast(frame: Frame, until: Pattern | undefined): boolean {
  return until !== undefined && 'received' in frame && has(frame.received, until);
}

/** Whether a value has at least what a pattern has. */
function has(value: unknown, pattern: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return value === pattern;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(pattern).every(([name, it]) => has((value as Pattern)[name], it));
}
