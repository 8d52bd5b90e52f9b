import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [{ label: 'qr-generator:text', text: ' https://example.com ' }],
  press: ['common:actions.generate'],
  expect: ['https://example.com', '25 × 25'],
});
