import { expect, it } from 'vitest';
import { toolMessages } from '../../testing/toolMessages.ts';

it.each([
  ['ko', '서버와 연결된 거래소가 없어요.'],
  ['en', 'The server is not connected to any exchange.'],
] as const)('names the server as the one without a connected exchange in %s', async (language, sentence) => {
  expect(await toolMessages('whale-trades', language)).toContain(sentence);
});
