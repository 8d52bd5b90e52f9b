import { CallError, type CallWords } from './callError.ts';
import { retryAfter } from './retryAfter.ts';

type Row = { readonly code: string; readonly words: CallWords };

/** The error of each status. Any other is {@link OTHER}. */
const ROWS: ReadonlyMap<number, Row> = new Map([
  [400, { code: 'BAD_REQUEST', words: 'badRequest' }],
  [401, { code: 'UNAUTHORIZED', words: 'unauthorized' }],
  [403, { code: 'FORBIDDEN', words: 'forbidden' }],
  [404, { code: 'NOT_FOUND', words: 'notFound' }],
  [429, { code: 'RATE_LIMIT', words: 'rateLimit' }],
  [500, { code: 'INTERNAL_ERROR', words: 'internal' }],
  [503, { code: 'SERVICE_UNAVAILABLE', words: 'unavailable' }],
]);
const OTHER: Row = { code: 'UNKNOWN_ERROR', words: 'unknown' };

const VALIDATION = 'validation_error';

type Body = {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly field?: string | undefined;
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function knownText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** `{ error: { code, message, field } }`, or the same fields at the top with the code as `error`. */
function readBody(body: unknown): Body {
  if (!isRecord(body)) return {};
  const inner = isRecord(body['error']) ? body['error'] : body;
  return {
    code: knownText(inner['code']) ?? knownText(inner['error']) ?? knownText(inner['type']),
    message: knownText(inner['message']),
    field: knownText(inner['field']),
  };
}

/**
 * Maps an error response to a `CallError`.
 *
 * - 400 with a `validation_error` body: a validation error with its message and field; otherwise an error of the server with
 *   its message and code.
 * - 429: with the seconds to wait, if given.
 * - Any other status: the server's message.
 *
 * @param body the parsed body, of any shape
 * @param now milliseconds, as of `Date.now()`
 */
export function answerError(status: number, headers: Headers, body: unknown, now: number): CallError {
  const row = ROWS.get(status) ?? OTHER;
  const { code, message, field } = readBody(body);
  if (status === 400) {
    const isValidation = code?.toLowerCase() === VALIDATION;
    return new CallError({
      kind: isValidation ? 'validation' : 'api',
      code: code ?? row.code,
      words: row.words,
      message,
      field,
    });
  }
  if (status === 429) {
    const seconds = retryAfter(headers.get('retry-after'), now);
    const words = seconds === undefined ? row.words : 'rateLimitSeconds';
    return new CallError({ kind: 'api', code: row.code, words, retryAfterSeconds: seconds });
  }
  return new CallError({
    kind: 'api',
    code: row.code,
    words: row.words,
    serverCode: code,
    message: row === OTHER ? message : undefined,
  });
}
