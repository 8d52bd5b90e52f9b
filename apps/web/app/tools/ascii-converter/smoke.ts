import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [{ label: 'ascii-converter:text', text: '😀한é' }],
  expect: ['128512 54620 233'],
});
