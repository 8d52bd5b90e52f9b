import type { z } from 'zod';

export type FetchOptions = {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  /** The status of an error whose body is read like that of a response. */
  readonly errorStatus?: number;
  /** Receives the date of a response, by the clock of the service; milliseconds since 1970. */
  readonly onDate?: (date: number) => void;
};

/** An upstream returned an unexpected response. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly status: number;
  /** The requested delay before a retry, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, reason: string, retryAfterMs?: number) {
    super(reason);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * The delay of a Retry-After header in milliseconds. It is in seconds, or a date, which is relative to that of the same
 * response, so that clocks do not matter.
 */
export function retryAfterMs(value = '', date = ''): number | undefined {
  const seconds = value.trim() === '' ? Number.NaN : Number(value);
  const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.parse(date) : seconds * 1000;
  return ms >= 0 ? ms : undefined;
}

/** The delay that a service requested with an error, in milliseconds, but at most `mostMs`; 0 if it requested none. */
export function requestedDelayMs(error: unknown, mostMs: number): number {
  return error instanceof UpstreamError ? Math.min(error.retryAfterMs ?? 0, mostMs) : 0;
}

function delayIn(headers: Headers): number | undefined {
  return retryAfterMs(headers.get('retry-after') ?? '', headers.get('date') ?? '');
}

/** Identifies this server to the operators of upstreams. */
const USER_AGENT = 'toolbox-server/1.0';

/**
 * Calls another service, with one deadline for the whole call and a size limit for the response. Redirects are not
 * followed: only the configured host is contacted.
 *
 * @throws UpstreamError when the status is neither 200 nor `errorStatus`, or the response is too long
 */
export async function fetchText(url: string, options: FetchOptions): Promise<string> {
  const { timeoutMs, maxBytes, headers = {}, method = 'GET', body, errorStatus, onDate } = options;
  const response = await fetch(url, {
    method,
    // Fails below with its status: `error` would look like a broken connection, which is retried.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'user-agent': USER_AGENT, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  if (response.status !== 200 && response.status !== errorStatus) {
    await response.body?.cancel();
    throw new UpstreamError(response.status, `status ${response.status}`, delayIn(response.headers));
  }
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) onDate?.(date);
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new UpstreamError(200, `more than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** As {@link fetchText}, for JSON. */
export async function fetchUpstreamJson(url: string, options: FetchOptions): Promise<unknown> {
  const text = await fetchText(url, { ...options, headers: { accept: 'application/json', ...options.headers } });
  try {
    return JSON.parse(text);
  } catch {
    throw new UpstreamError(200, 'not JSON');
  }
}

/**
 * As {@link fetchUpstreamJson}, validated by a schema.
 *
 * @throws UpstreamError also when the response does not match the schema
 */
export async function fetchShape<Shape extends z.ZodType>(
  url: string,
  shape: Shape,
  options: FetchOptions,
): Promise<z.output<Shape>> {
  const parsed = shape.safeParse(await fetchUpstreamJson(url, options));
  if (!parsed.success) throw new UpstreamError(200, 'a response of another shape');
  return parsed.data;
}
