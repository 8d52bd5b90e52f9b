import { expect, it } from 'vitest';
import { toolSentences } from '../../testing/toolSentences.ts';

it('contains the sentence that the specification gives', async () => {
  expect(await toolSentences('whale-alert', 'ko')).toContain(
    '백엔드 서버에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.',
  );
});
