import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [
    { label: 'case-converter:text', text: "don't STOP (the music)" },
    { label: 'case-converter:exceptions', text: 'of, the' },
  ],
  press: ['case-converter:modes.title'],
  expect: ["Don't Stop (the Music)"],
});
