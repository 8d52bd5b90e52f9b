/** The quiet zone on each side, without which readers do not find the symbol (ISO/IEC 18004:2015 section 6.3.8). */
export const QR_MARGIN_MODULES = 4;
/** Minimum pixels per module to be scanned from a screen. */
export const MIN_MODULE_PX = 2;

/** How large a module of the code is on the screen, in pixels. */
export type QrModuleSize = { readonly pixels: number; readonly isTooSmall: boolean };

/**
 * The pixels per module of a QR code in an image.
 *
 * @param modules modules along one side, without the margin: 21 to 177
 * @param imagePx side of the image in pixels, including the margin
 * @param margin blank modules on each side; {@link QR_MARGIN_MODULES} by default
 * @example qrModuleSize(177, 200) // { pixels: 1.08…, isTooSmall: true }
 */
export function qrModuleSize(modules: number, imagePx: number, margin = QR_MARGIN_MODULES): QrModuleSize {
  const side = modules + 2 * margin;
  return { pixels: imagePx / side, isTooSmall: imagePx < MIN_MODULE_PX * side };
}
