import { ok, type Result } from '../../result/index.ts';
import { phoneNumber } from '../phoneNumber.ts';

/**
 * The payload that dials a number (see `phoneNumber`).
 *
 * @see RFC 3966 (2004-12, read 2026-11-20)
 * @example phonePayload('02-1234-5678') // { ok: true, value: 'tel:0212345678' }
 */
export function phonePayload(text: string): Result<string> {
  const number = phoneNumber(text);
  return number.ok ? ok(`tel:${number.value}`) : number;
}
