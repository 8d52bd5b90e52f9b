import { expect, it } from 'vitest';
import { numberItems } from './numberItems.ts';
import { splitNumberText } from './splitNumberText.ts';

/** A linear algorithm takes less than a second at this length, a quadratic one minutes. */
const MANY_WORDS = 200_000;

it('takes a long text without digits in linear time', () => {
  const items = numberItems(splitNumberText('btc '.repeat(MANY_WORDS)), { field: '', unit: 'coin' });
  expect(items.ok && items.value.filter(({ kind }) => kind === 'mark')).toHaveLength(MANY_WORDS);
});
