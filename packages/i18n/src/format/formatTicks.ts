import type { Language } from '../catalog.ts';
import { numberFormatter } from './numberFormatter.ts';

/** The unit of an axis. */
export type TickUnit = 'krw' | 'usd' | 'percent';

type Step = { readonly size: number; readonly unit: string };

const NO_STEP: Step = { size: 1, unit: '' };
const KOREAN_STEPS: readonly Step[] = [
  { size: 1e8, unit: '억' },
  { size: 1e4, unit: '만' },
];
const ENGLISH_STEPS: readonly Step[] = [
  { size: 1e6, unit: 'M' },
  { size: 1e3, unit: 'K' },
];
const MAX_PLACES = 6;
/** With more decimals a smaller unit is shorter. */
const MAX_SHORT_PLACES = 2;
/** Percent, and cents. */
const USUAL_PLACES = 2;

/** The fewest decimals that distinguish neighboring labels without rounding them. */
function placesOf(values: readonly number[]): number {
  for (let places = 0; places < MAX_PLACES; places += 1) {
    const scale = 10 ** places;
    if (values.every((value) => Math.abs(value * scale - Math.round(value * scale)) < 1e-6)) return places;
  }
  return MAX_PLACES;
}

/** The largest unit in which the values are short; only won are that large. */
function stepOf(values: readonly number[], language: Language): Step {
  const largest = Math.max(0, ...values.map(Math.abs));
  const steps = language === 'ko' ? KOREAN_STEPS : ENGLISH_STEPS;
  const isShort = ({ size }: Step) =>
    largest >= size && placesOf(values.map((value) => value / size)) <= MAX_SHORT_PLACES;
  return steps.find(isShort) ?? NO_STEP;
}

/**
 * The labels of the grid lines of a chart, short and uniform, with the decimals that their steps need: won in
 * 만 and 억, or K and M; dollars and percent in full. In Korean, the title states that the unit is won.
 *
 * @example formatTicks([99_400_000, 99_500_000], 'krw', 'ko') // ['9,940만', '9,950만']
 */
export function formatTicks(values: readonly number[], unit: TickUnit, language: Language): string[] {
  const step = unit === 'krw' ? stepOf(values, language) : NO_STEP;
  const parts = values.map((value) => value / step.size);
  const needed = placesOf(parts);
  const places = unit === 'percent' || (unit === 'usd' && needed > 0) ? Math.max(USUAL_PLACES, needed) : needed;
  const sign = unit === 'usd' ? '$' : unit === 'krw' && language === 'en' ? '₩' : '';
  const format = numberFormatter({ minimumFractionDigits: places, maximumFractionDigits: places });
  return parts.map((part) => {
    const shown = format(Math.abs(part));
    const isNothing = Number(shown.replaceAll(',', '')) === 0;
    const minus = part < 0 && !isNothing ? '−' : '';
    if (unit === 'percent') return `${minus}${part > 0 && !isNothing ? '+' : ''}${shown}%`;
    return `${minus}${sign}${shown}${isNothing ? '' : step.unit}`;
  });
}
