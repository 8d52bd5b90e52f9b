import { countGraphemes, fitText } from '@toolbox/core/text';
import { segmenter } from '../../browser/segmenter/segmenter.ts';

/** Enough to recognize an item. */
const MAX_SHOWN_GRAPHEMES = 100;

/** An item as a note shows it. */
export function shortenItem(item: string, limit = MAX_SHOWN_GRAPHEMES): string {
  const measure = (text: string) => countGraphemes(text, segmenter);
  const { fits, end } = fitText(item, { limit, measure, segmenter });
  return fits ? item : `${item.slice(0, end)}…`;
}
