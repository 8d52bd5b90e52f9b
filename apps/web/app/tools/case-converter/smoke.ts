import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [
    { label: 'string:case-converter.text', text: "don't STOP (the music)" },
    { label: 'string:case-converter.exceptions', text: 'of, the' },
  ],
  press: ['string:case-converter.modes.title'],
  expect: ["Don't Stop (the Music)"],
});
