import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [
    { label: 'code-compare:left', text: 'const a = 1;\nlog(a);' },
    { label: 'code-compare:right', text: 'const a = 1;\n  const b = 2;\nlog(a);' },
    { label: 'compare:fileNames.right', text: 'src/main.ts' },
  ],
  press: ['compare:modes.aligned', 'common:actions.compare'],
  expect: ['const a = 1;', '  const b = 2;', '+1'],
});
