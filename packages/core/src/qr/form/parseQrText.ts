import { fail, ok, type Result } from '../../result/index.ts';
import { type QrLevel, qrCapacity, qrUse } from '../qrUse.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** Nothing to draw. */
    'qr.blank': Readonly<Record<never, never>>;
    /** More bytes than the largest symbol carries at this level. */
    'qr.overCapacity': { readonly bytes: number; readonly capacity: number };
    /** More bytes than any symbol carries: no lower level helps. */
    'qr.tooLong': { readonly bytes: number; readonly capacity: number };
  }
}

/** Neither whitespace nor a format character. */
const VISIBLE = /[^\s\p{Cf}]/u;

/**
 * Validates the text of a QR code. Surrounding spaces are dropped, nothing else is changed.
 *
 * Text without a visible character is `qr.blank`; more bytes than the level can hold is `qr.overCapacity`,
 * or `qr.tooLong` where no level can.
 *
 * @example parseQrText(' https://example.com ', 'M') // { ok: true, value: 'https://example.com' }
 */
export function parseQrText(text: string, level: QrLevel): Result<string> {
  const payload = text.trim();
  if (!VISIBLE.test(payload)) return fail('qr.blank', {});
  const { bytes, capacity, isOver } = qrUse(payload, level);
  if (bytes > qrCapacity('L')) return fail('qr.tooLong', { bytes, capacity: qrCapacity('L') });
  return isOver ? fail('qr.overCapacity', { bytes, capacity }) : ok(payload);
}
