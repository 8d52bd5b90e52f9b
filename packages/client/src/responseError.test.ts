import { describe, expect, it } from 'vitest';
import { responseError } from './responseError.ts';

const NOW = Date.parse('2026-11-20T00:00:00Z');
const says = (message: string, code = 'X') => ({ success: false, error: { code, message } });

const mean = (status: number, body: unknown = undefined, headers: HeadersInit = {}) =>
  responseError(status, new Headers(headers), body, NOW).facts;

describe('a response with an error', () => {
  it('400 with a validation error: its message and field', () => {
    expect(mean(400, { error: 'validation_error', message: 'Too long', field: 'ip' })).toEqual({
      kind: 'validation',
      code: 'validation_error',
      messageKey: 'badRequest',
      message: 'Too long',
      field: 'ip',
    });
    expect(mean(400, { error: { code: 'VALIDATION_ERROR', message: 'No', field: 'x' } })).toMatchObject({
      kind: 'validation',
      field: 'x',
    });
  });

  it('400 otherwise: the message and the code of the server', () => {
    expect(mean(400, says('Bad limit', 'BAD_LIMIT'))).toMatchObject({
      kind: 'api',
      code: 'BAD_LIMIT',
      messageKey: 'badRequest',
      message: 'Bad limit',
    });
    expect(mean(400)).toMatchObject({ kind: 'api', code: 'BAD_REQUEST', messageKey: 'badRequest', message: undefined });
  });

  it.each([
    [401, 'UNAUTHORIZED', 'unauthorized'],
    [403, 'FORBIDDEN', 'forbidden'],
    [404, 'NOT_FOUND', 'notFound'],
    [500, 'INTERNAL_ERROR', 'internal'],
    [503, 'SERVICE_UNAVAILABLE', 'unavailable'],
  ])('%i is the API error %s, described by %s', (status, code, messageKey) => {
    expect(mean(status)).toMatchObject({ kind: 'api', code, messageKey });
  });

  it('reads the fields beside a list of errors', () => {
    expect(mean(400, { error: ['Too many'], message: 'Too long' })).toMatchObject({ message: 'Too long' });
  });

  it('503 with the seconds to wait where they are given', () => {
    expect(mean(503, {}, { 'retry-after': '3' })).toMatchObject({ messageKey: 'unavailable', retryAfterSeconds: 3 });
    expect(mean(500, {}, { 'retry-after': '3' }).retryAfterSeconds).toBeUndefined();
  });

  it('keeps the cause that a service names', () => {
    expect(mean(503, says('No rate', 'FX'))).toMatchObject({ code: 'SERVICE_UNAVAILABLE', serverCode: 'FX' });
  });

  it('429, with the seconds to wait where they are given', () => {
    expect(mean(429)).toMatchObject({ kind: 'api', code: 'RATE_LIMIT', messageKey: 'rateLimit' });
    expect(mean(429, {}, { 'retry-after': '7' })).toMatchObject({
      messageKey: 'rateLimitSeconds',
      retryAfterSeconds: 7,
    });
    expect(mean(429, {}, { 'retry-after': 'Fri, 20 Nov 2026 00:00:30 GMT' })).toMatchObject({ retryAfterSeconds: 30 });
  });

  it('any other: the message of the server', () => {
    expect(mean(418, says('I am a teapot'))).toMatchObject({
      kind: 'api',
      code: 'UNKNOWN_ERROR',
      messageKey: 'unknown',
      message: 'I am a teapot',
    });
    expect(mean(502)).toMatchObject({ code: 'UNKNOWN_ERROR', messageKey: 'unknown', message: undefined });
  });

  it('does not repeat what the server says of a status that has words of its own', () => {
    expect(mean(500, says('stack trace')).message).toBeUndefined();
  });

  it.each([null, 5, 'text', [], { error: null }, { error: { code: 5, message: {} } }])(
    'survives the body %j',
    (body) => {
      expect(mean(400, body)).toMatchObject({ code: 'BAD_REQUEST', message: undefined, field: undefined });
    },
  );
});
