import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [
    { label: 'age-calculator:birth', text: '2004-02-29' },
    { label: 'age-calculator:asOf', text: '2025-02-28' },
  ],
  expect: ['20', '22', '21', '7,671'],
});
