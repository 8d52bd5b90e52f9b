import { CallError } from './callError.ts';
import { responseError } from './responseError.ts';

/** How to send a request. */
export type CallOptions = {
  /**
   * The time limit of one attempt in milliseconds; 10,000 by default, `Infinity` for none. An attempt that times out is
   * not retried.
   */
  readonly timeoutMs?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
};

/** How to send a request, and where to. */
export type SendOptions = CallOptions & {
  /** What a path is relative to: the address of a server. */
  readonly base?: string | undefined;
  /** Headers that depend on whom the request is sent to. */
  readonly headersFor?: ((address: URL) => Readonly<Record<string, string>>) | undefined;
};

/** The time-out of an attempt, by default. */
export const CALL_TIMEOUT_MS = 10_000;
/** The wait before the second attempt, unless the server asks for a longer one. */
export const RETRY_AFTER_MS = 500;
/** A server that asks for a longer wait than this is not called again. */
const MAX_RETRY_AFTER_MS = 5000;
/** A platform fires timers with a longer delay at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** A warning is logged when fewer requests than this remain. */
export const FEW_REQUESTS_LEFT = 10;

const REMAINING = 'x-ratelimit-remaining';

function createRequest(url: string, { base, headers, headersFor }: SendOptions): Request {
  try {
    const address = new URL(url, base);
    return new Request(address, {
      credentials: 'omit',
      headers: { Accept: 'application/json', ...headers, ...headersFor?.(address) },
    });
  } catch (cause) {
    throw new CallError({ kind: 'unknown', code: 'REQUEST_SETUP', messageKey: 'setup' }, { cause });
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

async function attempt(request: Request, { timeoutMs = CALL_TIMEOUT_MS, signal }: CallOptions): Promise<unknown> {
  const end = new AbortController();
  const stop = () => end.abort();
  const timer = timeoutMs > MAX_TIMER_MS ? undefined : setTimeout(stop, timeoutMs);
  let response: Response;
  let text: string;
  try {
    signal?.throwIfAborted();
    // Safari 16 has no AbortSignal.any.
    signal?.addEventListener('abort', stop);
    response = await fetch(request.clone(), { signal: end.signal });
    text = await response.text();
  } catch (cause) {
    signal?.throwIfAborted();
    if (end.signal.aborted) throw new CallError({ kind: 'timeout', code: 'TIMEOUT', messageKey: 'timeout' }, { cause });
    throw new CallError({ kind: 'network', code: 'NO_RESPONSE', messageKey: 'noResponse' }, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
  warnOfLimit(response);
  const body = parsed(text);
  if (!response.ok) throw responseError(response.status, response.headers, body, Date.now());
  if (body === undefined) throw new CallError({ kind: 'unknown', code: 'BAD_ANSWER', messageKey: 'failed' });
  return body;
}

/** Waits, or until the signal aborts. */
async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  let end = () => {};
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener('abort', end);
  });
  signal?.removeEventListener('abort', end);
  signal?.throwIfAborted();
}

/** The wait before another attempt; undefined where it would not help, or would come too early. */
function retryDelayMs(error: unknown): number | undefined {
  if (!(error instanceof CallError)) return undefined;
  if (error.kind !== 'network' && error.facts.code !== 'SERVICE_UNAVAILABLE') return undefined;
  const waitMs = Math.max(RETRY_AFTER_MS, (error.facts.retryAfterSeconds ?? 0) * 1000);
  return waitMs > MAX_RETRY_AFTER_MS ? undefined : waitMs;
}

/**
 * Fetches JSON, and retries once after half a second where the network fails or the service is unavailable
 * (503). A `Retry-After` of up to five seconds delays the second attempt, a longer one prevents it.
 *
 * No cookies are sent.
 *
 * @returns the parsed body, of any shape
 * @throws CallError for any error; the reason of `signal` if the caller aborted
 */
export async function requestJson(url: string, options: SendOptions = {}): Promise<unknown> {
  const request = createRequest(url, options);
  let waitMs: number | undefined;
  try {
    return await attempt(request, options);
  } catch (error) {
    waitMs = retryDelayMs(error);
    if (waitMs === undefined) throw error;
  }
  options.signal?.throwIfAborted();
  await pause(waitMs, options.signal);
  return attempt(request, options);
}
