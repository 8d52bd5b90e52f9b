import { ok, type Result } from '../../result/index.ts';
import { phoneNumber } from '../phoneNumber.ts';

/**
 * The payload that opens a text message to a number (see `phoneNumber`).
 *
 * Written as `SMSTO:`, which both major mobile platforms accept with a message; they disagree on the `sms:` scheme of
 * RFC 5724.
 *
 * @param message used unchanged; may be empty
 * @example smsPayload('010-1234-5678', '안녕') // { ok: true, value: 'SMSTO:01012345678:안녕' }
 */
export function smsPayload(text: string, message: string): Result<string> {
  const number = phoneNumber(text);
  return number.ok ? ok(`SMSTO:${number.value}:${message}`) : number;
}
