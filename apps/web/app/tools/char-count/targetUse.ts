import { type Cp949Table, fitText } from '@toolbox/core/text';
import { parseTargetLength } from '@toolbox/core/text/form';
import { segmenter } from '../../browser/segmenter/segmenter.ts';
import { lostCharacters, measureFor } from './calculation.ts';
import { type Measure, targetUnit } from './measures.ts';

export type TargetUse = {
  readonly used: number;
  readonly limit: number;
  /** Where the fitting part ends, in UTF-16 units, if the text exceeds its target. */
  readonly end: number | undefined;
  /** Characters that the rule cannot count, because CP949 lacks them. */
  readonly lost: number;
};

/** How much of a target a text uses; undefined without a target, or while the CP949 table is being built. */
export function measureUse(
  text: string,
  target: string,
  measure: Measure,
  table: Cp949Table | undefined,
): TargetUse | undefined {
  const parsed = target.trim() === '' ? undefined : parseTargetLength(target, '', targetUnit(measure));
  const count = measureFor(measure, table);
  if (!parsed?.ok || count === undefined) return undefined;
  const limit = parsed.value;
  const used = count(text);
  return {
    used,
    limit,
    end: used > limit ? fitText(text, { limit, measure: count, segmenter }).end : undefined,
    lost: table && measure === 'cp949Bytes' ? lostCharacters(text, table) : 0,
  };
}
