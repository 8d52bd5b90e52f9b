import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [
    { label: 'return-calculator:buyPrice', text: '60000' },
    { label: 'return-calculator:quantity', text: '10' },
    { label: 'trade:sellPrice', text: '66000' },
  ],
  press: ['common:actions.calculate'],
  expect: ['+9.97%', '600,090', '659,901', '59,811', '60,018'],
});
