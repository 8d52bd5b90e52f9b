import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [
    { label: 'bmi-calculator:height', text: '170' },
    { label: 'bmi-calculator:weight', text: '65' },
  ],
  expect: ['22.5', '53.5', '72.3', '66.5'],
});
