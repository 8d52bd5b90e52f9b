import { countBytes } from '../text/index.ts';

/** Error correction: about 7, 15, 25 and 30% of a symbol may be damaged. */
export type QrLevel = 'L' | 'M' | 'Q' | 'H';

/** Capacity in bytes of the largest symbol (version 40) at each level (ISO/IEC 18004:2015 table 7, read 2026-11-20). */
export const QR_CAPACITY_BYTES: Readonly<Record<QrLevel, number>> = { L: 2953, M: 2331, Q: 1663, H: 1273 };

/**
 * `fraction` is bytes / capacity, above 1 where `isOver`. Digits and capitals alone take less than a byte each, so
 * such a text may fit although the meter says it does not, but never the reverse.
 */
export type QrUse = {
  readonly bytes: number;
  readonly capacity: number;
  readonly fraction: number;
  readonly isOver: boolean;
};

/**
 * The capacity of a QR code at an error correction level.
 *
 * @example qrCapacity('L') // 2953
 */
export function qrCapacity(level: QrLevel): number {
  return QR_CAPACITY_BYTES[level];
}

/**
 * How much of the largest QR code a text uses, in UTF-8 bytes.
 *
 * @example qrUse('가', 'L') // { bytes: 3, capacity: 2953, fraction: 0.001…, isOver: false }
 */
export function qrUse(text: string, level: QrLevel): QrUse {
  const bytes = countBytes(text).utf8;
  const capacity = qrCapacity(level);
  return { bytes, capacity, fraction: bytes / capacity, isOver: bytes > capacity };
}

const STRONGEST_FIRST: readonly QrLevel[] = ['H', 'Q', 'M', 'L'];

/**
 * The strongest error correction at which a text fits that is too long for the given level. Undefined if the text fits
 * at the given level, or at no level.
 *
 * @example lowerQrLevel('a'.repeat(1500), 'H') // 'Q'
 */
export function lowerQrLevel(text: string, level: QrLevel): QrLevel | undefined {
  const { bytes, isOver } = qrUse(text, level);
  return isOver ? STRONGEST_FIRST.find((lower) => bytes <= qrCapacity(lower)) : undefined;
}
