import {
  type Cp949Table,
  countBytes,
  countCp949,
  countCp949Losses,
  countGraphemes,
  countText,
} from '@toolbox/core/text';
import { segmenter } from '../../browser/segmenter/segmenter.ts';
import type { Measure } from './measures.ts';

/** The counting code, which the first paint does not need. */
export { countText, segmenter };

/** How many characters of a text CP949 cannot store, so that its bytes leave them out. */
export function lostCharacters(text: string, table: Cp949Table): number {
  return countCp949Losses(text, table, segmenter);
}

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
