import type { Exact } from '../../exact/index.ts';
import { parseNumber } from '../../validate/index.ts';

/** An amount in won above zero; undefined for other texts. */
export function readWon(text: string): Exact | undefined {
  const parsed = parseNumber(text, { field: '', unit: 'cash', allowZero: false });
  return parsed.ok ? parsed.value : undefined;
}
