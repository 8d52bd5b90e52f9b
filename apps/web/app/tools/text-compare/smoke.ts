import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [
    { label: 'text-compare:left', text: 'apple 1\nbanana 2\n\ncherry 3' },
    { label: 'text-compare:right', text: 'apple 1\nbanana 20\n\ncherry 30' },
  ],
  press: ['common:actions.compare'],
  expect: ['banana 2', 'banana 20', 'cherry 30'],
});
