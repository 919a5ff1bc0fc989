/** Plain HTTP to the server. What it refuses is thrown as a `Refused` with the sentence to show. */
import type { Line, Posts } from '../../protocol';

export class Refused extends Error {
  constructor(
    readonly why: Line,
    readonly status: number,
  ) {
    super(why.key);
  }
}

/** A sentence of the shell itself, for when there is no server to speak. */
const UNREACHABLE: Line = { key: 'offline-request' };
const BROKEN: Line = { key: 'broken-answer' };

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(UNREACHABLE, 0);
  }
  if (response.ok) return response;
  let why = BROKEN;
  try {
    why = ((await response.json()) as { error?: Line }).error ?? BROKEN;
  } catch {
    // Not an answer of ours, perhaps of something between.
  }
  throw new Refused(why, response.status);
}

export const api = {
  get: async <T>(path: string): Promise<T> => (await (await call('GET', path)).json()) as T,
  text: async (path: string): Promise<string> => (await call('GET', path)).text(),
  post: async <P extends keyof Posts & string>(
    path: P,
    ...[body]: Posts[P][0] extends undefined ? [] : [body: Posts[P][0]]
  ): Promise<Posts[P][1]> => (await (await call('POST', path, body)).json()) as Posts[P][1],
  delete: async <T = unknown>(path: string): Promise<T> => (await (await call('DELETE', path)).json()) as T,
};

export function whyOf(error: unknown): Line {
  return error instanceof Refused ? error.why : BROKEN;
}
