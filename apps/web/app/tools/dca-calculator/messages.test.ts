import { expect, it } from 'vitest';
import { toolSentences } from '../../testing/toolSentences.ts';

it.each([
  ['ko', /샀|썼|매수했/u],
  ['en', /\b(?:bought|spent|invested)\b/iu],
] as const)('describes purchases as planned, not as made, in %s', async (language, made) => {
  const sentences = await toolSentences('dca-calculator', language);
  expect(sentences).not.toEqual([]);
  expect(sentences.filter((sentence) => made.test(sentence))).toEqual([]);
});
