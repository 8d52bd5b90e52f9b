import { type Cp949Table, countBytes, countCp949, countGraphemes, countText, fitText } from '@toolbox/core/text';
import { parseTargetLength } from '@toolbox/core/text/form';
import { segmenter } from '../../browser/segmenter/segmenter.ts';
import type { Measure } from './measures.ts';

/** The counting code, which the empty page does not need. */
export { countText, parseTargetLength, segmenter };

/** The measuring function of a rule; undefined while the CP949 table is being built. */
export function measureFor(measure: Measure, table: Cp949Table | undefined): ((text: string) => number) | undefined {
  switch (measure) {
    case 'graphemes':
      return (text) => countGraphemes(text, segmenter);
    case 'graphemesWithoutSpace':
      return (text) => countText(text, segmenter).graphemesWithoutSpace;
    case 'doubleBytes':
      return (text) => countBytes(text).double;
    case 'neisBytes':
      return (text) => countBytes(text).neis;
    case 'utf8Bytes':
      return (text) => countBytes(text).utf8;
    case 'cp949Bytes':
      return table && ((text) => countCp949(text, table).bytes);
  }
}

export type TargetUse = {
  readonly used: number;
  readonly limit: number;
  /** Where the fitting part ends, in UTF-16 units, if the text exceeds its target. */
  readonly end: number | undefined;
};

/** How much of a target a text uses; undefined without a target, or while the CP949 table is being built. */
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
