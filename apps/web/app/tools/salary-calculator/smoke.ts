import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [{ label: 'salary-calculator:amounts.hourly', text: '3000000' }],
  press: ['salary-calculator:payTypes.monthly', 'salary-calculator:ways.freelance', 'common:actions.calculate'],
  expect: ['2,901,000', '3,000,000', '99,000'],
});
