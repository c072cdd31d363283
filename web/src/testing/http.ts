// A server's HTTP interface that answers what was recorded, or what a test says.
import { isDeepStrictEqual } from 'node:util';
import { pends } from './quiet';
import type { Exchange } from './recording';

/** A request as the page made it. */
export interface Asked {
  method: string;
  path: string;
  body?: unknown;
  headers: Headers;
}

/** An answer that waits for the test. */
export interface Held {
  /** Whether the page has asked. */
  readonly asked: boolean;
  /** Lets it come. */
  release(): void;
  /** The server is not reached. */
  fail(): void;
}

interface Hold {
  method: string;
  path: string;
  asked: boolean;
  done: Promise<void>;
}

export class FakeHttp {
  /** Every request of the page, oldest first. */
  readonly asked: Asked[] = [];
  /** Requests without an answer: a test fails on them. */
  readonly missing: string[] = [];
  /** While this is set the server is not reached. */
  offline = false;
  #answers: (Exchange & { used?: boolean })[];
  #holds: Hold[] = [];

  /** `as` is whose recorded answers are given; those to a GET are given to everybody. */
  constructor(recorded: Exchange[] = [], as: string | null = null) {
    const own = (it: Exchange) => it.as === undefined || it.as === as;
    const others = recorded.filter((it) => !own(it) && it.method === 'GET');
    const isAnswered = (other: Exchange) =>
      recorded.some((it) => own(it) && it.method === 'GET' && it.path === other.path);
    this.#answers = [...recorded.filter(own), ...others.filter((it) => !isAnswered(it))];
  }

  /** Answers a request so, in place of what was recorded; without a body, whatever is sent. */
  answer(method: string, path: string, answer: unknown, how: Partial<Exchange> = {}): void {
    const fits = (it: Exchange) => it.method === method && it.path === path;
    this.#answers = this.#answers.filter(
      (it) => !fits(it) || (how.body !== undefined && !isDeepStrictEqual(it.body, how.body)),
    );
    this.add(method, path, answer, how);
  }

  /** Answers so once the answers before it were given. */
  add(method: string, path: string, answer: unknown, how: Partial<Exchange> = {}): void {
    this.#answers.push({ method, path, status: 200, answer, ...how });
  }

  /** Holds back the answer to the next such request. */
  hold(method: string, path: string): Held {
    let [release, fail] = [() => {}, () => {}];
    const done = new Promise<void>((resolve, reject) => {
      release = resolve;
      fail = () => reject(new TypeError('unreachable'));
    });
    done.catch(() => {}); // Perhaps nobody asks.
    const hold = { method, path, asked: false, done };
    this.#holds.push(hold);
    return {
      release,
      fail,
      get asked() {
        return hold.asked;
      },
    };
  }

  /** In place of the browser's `fetch`. */
  readonly fetch = (path: string, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET', body, signal } = init;
    const headers = new Headers(init.headers);
    const asked: Asked = { method, path, headers };
    if (typeof body === 'string') {
      const isJson = headers.get('Content-Type')?.includes('json');
      asked.body = isJson ? (JSON.parse(body) as unknown) : body;
    }
    this.asked.push(asked);
    const hold = this.#holds.find((it) => !it.asked && it.method === method && it.path === path);
    if (!hold) return pends(this.#respond(asked));
    hold.asked = true;
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return Promise.race([hold.done, aborted]).then(() => pends(this.#respond(asked)));
  };

  async #respond(asked: Asked): Promise<Response> {
    if (this.offline) throw new TypeError('unreachable');
    const { method, path, body } = asked;
    const all = this.#answers.filter((it) => it.method === method && it.path === path);
    const same = all.filter((it) => isDeepStrictEqual(it.body, body));
    const fit = same.length > 0 ? same : all.filter((it) => it.body === undefined);
    const found = fit.find((it) => !it.used) ?? fit.at(-1);
    if (!found) {
      const others = all.map((it) => `\n  recorded: ${JSON.stringify(it.body)}`);
      this.missing.push(`${method} ${path} ${JSON.stringify(body) ?? ''}${others.join('')}`);
      throw new TypeError('unreachable');
    }
    found.used = true;
    return response(found);
  }
}

/** As much of a response as the page reads. */
function response({ status, answer }: Exchange): Response {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const made = {
    ok: status < 400,
    status,
    headers: new Headers(),
    text: async () => text,
    json: async () => JSON.parse(text) as unknown,
  };
  return made as unknown as Response;
}
