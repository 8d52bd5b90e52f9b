import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [{ label: 'char-count:text', text: '안녕하세요 저는 홍길동입니다.' }],
  expect: ['16', '14', '29', '3'],
});
