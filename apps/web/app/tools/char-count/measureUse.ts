import { type Cp949Table, fitText, parseTargetLength } from '@toolbox/core/text';
import { segmenter } from '../../browser/segmenter/segmenter.ts';
import { measureFor } from './measureFor.ts';
import type { Measure } from './measures.ts';

export type TargetUse = {
  readonly used: number;
  readonly limit: number;
  /** Where what fits ends, in UTF-16 units, once the text is over its target. */
  readonly end: number | undefined;
};

/** How much of a target a text uses; nothing without a target, or while the table of CP949 is still being made. */
export function measureUse(
  text: string,
  target: string,
  measure: Measure,
  table: Cp949Table | undefined,
): TargetUse | undefined {
  const parsed = target.trim() === '' ? undefined : parseTargetLength(target, '');
  const count = measureFor(measure, table);
  if (!parsed?.ok || count === undefined) return undefined;
  const limit = parsed.value;
  const used = count(text);
  return { used, limit, end: used > limit ? fitText(text, { limit, measure: count, segmenter }).end : undefined };
}
