import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LATE } from './lateStyles.ts';
import { ROOT } from './paths.ts';

it.each(LATE)('%s is there', (late) => {
  const files = late.endsWith('/') ? globSync(`${late}*.module.css`, { cwd: ROOT }) : globSync(late, { cwd: ROOT });
  expect(files.length).toBeGreaterThan(0);
});
