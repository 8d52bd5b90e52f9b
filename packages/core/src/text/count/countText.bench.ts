import { expect, test } from 'vitest';
import { cacheSegmenter } from '../graphemes/cacheSegmenter.ts';
import { countText } from './countText.ts';

/** Half a frame: the counter updates on every keystroke. */
const KEY_MS = 8;

test('a key in a text of 10,000 characters', async ({ bench }) => {
  const cached = cacheSegmenter(new Intl.Segmenter('ko'));
  const text = '가족👨‍👩‍👧‍👦 여행🇰🇷 최고👍🏽! '.repeat(700);
  let key = 0;
  const { latency } = await bench('countText', () => {
    key += 1;
    countText(`${text.slice(0, 5000)}${key}${text.slice(5000)}`, cached);
  }).run();
  expect(latency.p50).toBeLessThan(KEY_MS);
});
