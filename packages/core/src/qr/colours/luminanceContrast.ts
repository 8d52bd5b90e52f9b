/** Luminance of the ambient light that a screen or paper reflects. */
const FLARE = 0.05;

/**
 * The contrast of two relative luminances, in either order: from 1 for equal ones to 21 for black and white.
 *
 * @see WCAG 2.2, contrast ratio (2023-10-05, read 2026-11-20)
 * @example luminanceContrast(0, 1) // 21
 */
export function luminanceContrast(front: number, back: number): number {
  return (Math.max(front, back) + FLARE) / (Math.min(front, back) + FLARE);
}
