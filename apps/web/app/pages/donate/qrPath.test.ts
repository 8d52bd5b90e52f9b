import { expect, it } from 'vitest';
import { qrPath } from './qrPath.ts';

it('draws one bar for each run of dark modules in a row', () => {
  const data = [1, 1, 0, 0, 0, 1, 1, 0, 1];
  expect(qrPath({ size: 3, data })).toBe('M0 0h2v1H0zM2 1h1v1H2zM0 2h1v1H0zM2 2h1v1H2z');
});

it('does not let a run go on into the next row', () => {
  expect(qrPath({ size: 2, data: [0, 1, 1, 0] })).toBe('M1 0h1v1H1zM0 1h1v1H0z');
});

it('draws nothing where nothing is dark', () => {
  expect(qrPath({ size: 2, data: [0, 0, 0, 0] })).toBe('');
});
