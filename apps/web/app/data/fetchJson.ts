import { answerError } from './answerError.ts';
import { AppError } from './appError.ts';
import { csrfToken } from './csrfToken.ts';

export type FetchJsonOptions = {
  /** For each of the two attempts; {@link CALL_TIMEOUT_MS} by default. */
  readonly timeoutMs?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
};

export const CALL_TIMEOUT_MS = 10_000;
export const RETRY_AFTER_MS = 500;
/** A warning is logged when fewer requests than this remain. */
export const FEW_REQUESTS_LEFT = 10;

const REMAINING = 'x-ratelimit-remaining';

function ownHeaders(url: URL): Readonly<Record<string, string>> {
  const token = url.origin === location.origin ? csrfToken() : undefined;
  return token === undefined ? {} : { 'X-CSRF-Token': token };
}

function request(url: string, { headers }: FetchJsonOptions): Request {
  try {
    const address = new URL(url, location.href);
    return new Request(address, {
      credentials: 'omit',
      headers: { Accept: 'application/json', ...headers, ...ownHeaders(address) },
    });
  } catch (cause) {
    throw new AppError({ kind: 'unknown', code: 'REQUEST_SETUP', words: 'setup' }, { cause });
  }
}

function warnOfLimit({ headers }: Response): void {
  const remaining = headers.get(REMAINING);
  if (remaining === null || Number.isNaN(Number(remaining)) || Number(remaining) >= FEW_REQUESTS_LEFT) return;
  // biome-ignore lint/suspicious/noConsole: a developer should know before requests are rejected
  console.warn(`Only ${remaining} requests left before the limit.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function ask(asked: Request, { timeoutMs = CALL_TIMEOUT_MS, signal }: FetchJsonOptions): Promise<unknown> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), timeoutMs);
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(asked.clone(), { signal: signal ? AbortSignal.any([signal, end.signal]) : end.signal });
    text = await answer.text();
  } catch (cause) {
    signal?.throwIfAborted();
    if (end.signal.aborted) throw new AppError({ kind: 'timeout', code: 'TIMEOUT', words: 'timeout' }, { cause });
    throw new AppError({ kind: 'network', code: 'NO_RESPONSE', words: 'noResponse' }, { cause });
  } finally {
    clearTimeout(timer);
  }
  warnOfLimit(answer);
  const body = parsed(text);
  if (!answer.ok) throw answerError(answer.status, answer.headers, body, Date.now());
  if (body === undefined) throw new AppError({ kind: 'unknown', code: 'BAD_ANSWER', words: 'failed' });
  return body;
}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof AppError && (error.kind === 'network' || error.facts.code === 'SERVICE_UNAVAILABLE');
}

/**
 * Fetches JSON, and retries once after {@link RETRY_AFTER_MS} where the network fails or the service is unavailable
 * (503).
 *
 * No cookies are sent. The CSRF token is sent only to our own server, and only if there is one.
 *
 * @returns the parsed body, of any shape
 * @throws AppError for any error; the reason of `signal` if the caller aborted
 */
export async function fetchJson(url: string, options: FetchJsonOptions = {}): Promise<unknown> {
  const asked = request(url, options);
  try {
    return await ask(asked, options);
  } catch (error) {
    if (!isWorthRetrying(error)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  options.signal?.throwIfAborted();
  return ask(asked, options);
}
