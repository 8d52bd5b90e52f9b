import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [{ label: 'salary-calculator:amounts.hourly', text: '3000000' }],
  press: ['salary-calculator:payTypes.monthly', 'common:actions.calculate'],
  expect: ['2,718,000', '3,000,000', '282,000'],
});
