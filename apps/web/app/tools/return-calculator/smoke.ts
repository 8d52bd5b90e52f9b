import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [
    { label: 'crypto:return-calculator.buyPrice', text: '60000' },
    { label: 'crypto:return-calculator.quantity', text: '10' },
    { label: 'crypto:return-calculator.sellPrice', text: '66000' },
  ],
  press: ['common:actions.calculate'],
  expect: ['+9.97%', '600,090', '659,901', '+59,811', '60,018'],
});
