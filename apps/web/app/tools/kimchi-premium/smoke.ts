import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [
    { label: 'kimchi-premium:own.krw', text: '105000000' },
    { label: 'kimchi-premium:own.usd', text: '70000' },
    { label: 'kimchi-premium:own.rate', text: '1400' },
  ],
  expect: ['+7.14%', '98,000,000', '7,000,000'],
  // If there are prices, there is always a premium.
  resets: false,
});
