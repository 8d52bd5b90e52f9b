import type { QrLevel } from '@toolbox/core/qr';
import { create } from 'qrcode';

export type QrCode = {
  /** 1 to 40. */
  readonly version: number;
  /** Modules along one side, without margin: 21 to 177. */
  readonly modules: number;
  /** Row by row, 1 for a dark module. */
  readonly dots: Uint8Array;
};

/**
 * Encodes a text as the modules of a QR code. Half a surrogate pair, which has no UTF-8, becomes U+FFFD.
 *
 * @param payload accepted by `parseQrText` at this level
 */
export function encodeQr(payload: string, level: QrLevel): QrCode {
  const { version, modules } = create(payload.toWellFormed(), { errorCorrectionLevel: level });
  return { version, modules: modules.size, dots: modules.data };
}
