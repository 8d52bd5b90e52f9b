import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [
    { label: 'date-calculator:start', text: '2000-01-01' },
    { label: 'date-calculator:end', text: '2024-01-01' },
  ],
  press: ['common:actions.calculate'],
  expect: ['24', '1,252', '8,766', '210,384'],
});
