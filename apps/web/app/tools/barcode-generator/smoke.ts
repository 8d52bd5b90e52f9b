import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [{ label: 'barcode-generator:text', text: 'Toolbox\\F-128' }],
  press: ['common:actions.generate'],
  expect: ['Toolbox-128', '528 × 115'],
});
