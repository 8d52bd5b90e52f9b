import { expect, it } from 'vitest';
import { toolMessages } from '../../testing/toolMessages.ts';

it('contains the sentence that the specification gives', async () => {
  expect(await toolMessages('whale-alert', 'ko')).toContain(
    '백엔드 서버에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.',
  );
});
