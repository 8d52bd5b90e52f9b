import { isRecord } from '@toolbox/core/validate';
import { CallError, type CallMessageKey } from './callError.ts';
import { retryAfter } from './retryAfter.ts';

type Row = { readonly code: string; readonly messageKey: CallMessageKey };

/** The error of each status. Any other is {@link OTHER}. */
const ROWS: ReadonlyMap<number, Row> = new Map([
  [400, { code: 'BAD_REQUEST', messageKey: 'badRequest' }],
  [401, { code: 'UNAUTHORIZED', messageKey: 'unauthorized' }],
  [403, { code: 'FORBIDDEN', messageKey: 'forbidden' }],
  [404, { code: 'NOT_FOUND', messageKey: 'notFound' }],
  [429, { code: 'RATE_LIMIT', messageKey: 'rateLimit' }],
  [500, { code: 'INTERNAL_ERROR', messageKey: 'internal' }],
  [503, { code: 'SERVICE_UNAVAILABLE', messageKey: 'unavailable' }],
]);
const OTHER: Row = { code: 'UNKNOWN_ERROR', messageKey: 'unknown' };

const VALIDATION = 'validation_error';

type Body = {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly field?: string | undefined;
};

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
 * - 400: the server's code, message and field; a validation error if the code is `validation_error`, otherwise an error
 *   of the server.
 * - 429: the seconds to wait, if the header has them.
 * - 401, 403, 404, 500 and 503: the server's code as `serverCode`, without its message; 503 also the seconds to wait.
 * - Any other status: the server's code as `serverCode`, and its message.
 *
 * @param body the parsed body, of any shape
 * @param now milliseconds, as of `Date.now()`
 */
export function responseError(status: number, headers: Headers, body: unknown, now: number): CallError {
  const row = ROWS.get(status) ?? OTHER;
  const { code, message, field } = readBody(body);
  if (status === 400) {
    const isValidation = code?.toLowerCase() === VALIDATION;
    return new CallError({
      kind: isValidation ? 'validation' : 'api',
      code: code ?? row.code,
      messageKey: row.messageKey,
      message,
      field,
    });
  }
  const seconds = retryAfter(headers.get('retry-after'), now);
  if (status === 429) {
    const messageKey = seconds === undefined ? row.messageKey : 'rateLimitSeconds';
    return new CallError({ kind: 'api', code: row.code, messageKey, retryAfterSeconds: seconds });
  }
  return new CallError({
    kind: 'api',
    code: row.code,
    messageKey: row.messageKey,
    serverCode: code,
    message: row === OTHER ? message : undefined,
    retryAfterSeconds: status === 503 ? seconds : undefined,
  });
}
