import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [{ label: 'whale-alert:token', text: 'BTC' }],
  expect: ['Whale Alert'],
  // The sources are shown regardless of the filter.
  resets: false,
});
