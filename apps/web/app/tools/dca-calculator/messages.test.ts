import { expect, it } from 'vitest';
import { toolMessages } from '../../testing/toolMessages.ts';

it.each([
  ['ko', /샀|썼|매수했/u],
  ['en', /\b(?:bought|spent|invested)\b/iu],
] as const)('describes purchases as planned, not as made, in %s', async (language, made) => {
  const messages = await toolMessages('dca-calculator', language);
  expect(messages).not.toEqual([]);
  expect(messages.filter((message) => made.test(message))).toEqual([]);
});
