import { expect, it } from 'vitest';
import { partOf, partsOf } from './printParts.ts';

it('names a library by its package and our own module by its folder', () => {
  expect(partOf('node_modules/.pnpm/react-dom@19/node_modules/react-dom/cjs/client.js')).toBe('react-dom');
  expect(partOf('node_modules/.pnpm/a@1/node_modules/@remix-run/router/index.js')).toBe('@remix-run/router');
  expect(partOf('apps/web/app/shell/Shell.tsx')).toBe('apps/web/app/shell');
});

it('divides the size of the served chunk among its parts', () => {
  const parts = partsOf(
    [
      ['packages/core/src/text/a.ts', 300],
      ['packages/core/src/text/b.ts', 100],
      ['node_modules/react/index.js', 600],
    ],
    500,
  );
  expect(Object.fromEntries(parts)).toEqual({ 'packages/core/src/text': 200, react: 300 });
});
