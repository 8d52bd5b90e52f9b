import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [{ label: 'wei-converter:amount', text: '1' }],
  expect: ['0.000000000000000001', '0.000000001'],
});
