import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [
    { label: 'keyword-extractor:text', text: '<b>Toolbox</b> tools: the toolbox of 도구상자, a toolbox.' },
    { label: 'keyword-extractor:count', text: '2' },
  ],
  expect: ['#toolbox #tools', '3.9', '1.2'],
});
