import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const roots = [join(import.meta.dirname, '../..'), join(import.meta.dirname, '../../../../../packages/ui/src')];
const sheets = roots.flatMap((root) => globSync('**/*.css', { cwd: root }).map((file) => join(root, file)));

/** The innermost rules of a style sheet. */
const RULE = /([^{}]+)\{([^{}]*)\}/gu;
const PERCENTAGE = /(?:^|[;\s])(?:block-size|height):[^;]*%/u;
const OUT_OF_FLOW = /position:\s*(?:absolute|fixed)/u;

// Each grid around such an element is laid out twice, the one around that four times, and so on: around the chart every
// change on the page took 10 ms.
it('no element in the flow has a percentage height', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8')
        .replaceAll(/\/\*.*?\*\//gsu, '')
        .matchAll(RULE),
    ]
      .filter(([, , body = '']) => PERCENTAGE.test(body) && !OUT_OF_FLOW.test(body))
      .map(([, selector = '']) => `${file}: ${selector.trim()}`),
  );
  expect(found).toEqual([]);
});
