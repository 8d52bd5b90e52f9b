import { win32 } from 'node:path';
import { expect, it } from 'vitest';
import { pathFrom } from './paths.ts';

it('writes a path with slashes on every system', () => {
  expect(pathFrom('/site/client', '/site/client/assets/a.css')).toBe('assets/a.css');
  expect(pathFrom('C:\\site\\client', 'C:\\site\\client\\assets\\a.css', win32.relative)).toBe('assets/a.css');
});
