import type { z } from 'zod';

export type FetchOptions = {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
};

/** An upstream answered, but not with what was asked for. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly status: number;
  /** When it asked to be left alone, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, reason: string, retryAfterMs?: number) {
    super(reason);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Seconds, or a date; a date is counted from the one the same answer bears, so that nobody's clock matters. */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after') ?? '';
  const seconds = value.trim() === '' ? Number.NaN : Number(value);
  const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.parse(headers.get('date') ?? '') : seconds * 1000;
  return ms >= 0 ? ms : undefined;
}

/** Who we are, for those who look at their logs. */
const USER_AGENT = 'toolbox-server/1.0';

/**
 * Asks another service, with one deadline for the whole call and a cap on the answer. Redirects are not followed: an
 * upstream is the host that was configured and no other.
 *
 * @throws UpstreamError when the status is not 200 or the answer is too long
 */
export async function fetchText(url: string, options: FetchOptions): Promise<string> {
  const { timeoutMs, maxBytes, headers = {}, method = 'GET', body } = options;
  const answer = await fetch(url, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'user-agent': USER_AGENT, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  if (answer.status !== 200) {
    await answer.body?.cancel();
    throw new UpstreamError(answer.status, `status ${answer.status}`, retryAfter(answer.headers));
  }
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
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
 * As {@link fetchUpstreamJson}, for an answer of a known shape.
 *
 * @throws UpstreamError also when the answer has another shape
 */
export async function fetchShape<Shape extends z.ZodType>(
  url: string,
  shape: Shape,
  options: FetchOptions,
): Promise<z.output<Shape>> {
  const parsed = shape.safeParse(await fetchUpstreamJson(url, options));
  if (!parsed.success) throw new UpstreamError(200, 'an answer of another shape');
  return parsed.data;
}
