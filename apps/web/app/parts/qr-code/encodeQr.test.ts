import { QR_CAPACITY_BYTES, type QrLevel } from '@toolbox/core/qr';
import { expect, it } from 'vitest';
import { encodeQr } from './encodeQr.ts';

it('grows with its content', () => {
  expect(encodeQr('a', 'L')).toMatchObject({ version: 1, modules: 21 });
  expect(encodeQr('a'.repeat(17), 'L').version).toBe(1);
  expect(encodeQr('a'.repeat(18), 'L').version).toBe(2);
});

it.each(Object.entries(QR_CAPACITY_BYTES))('carries all that level %s promises, and no more', (level, bytes) => {
  expect(encodeQr('a'.repeat(bytes), level as QrLevel)).toMatchObject({ version: 40, modules: 177 });
  expect(() => encodeQr('a'.repeat(bytes + 1), level as QrLevel)).toThrow();
});

it('counts Hangul in UTF-8', () => {
  expect(encodeQr('가'.repeat(984), 'L').version).toBe(40);
  expect(() => encodeQr('가'.repeat(985), 'L')).toThrow();
});

it('survives half a surrogate pair, which counts as much as what replaces it', () => {
  expect(encodeQr(`a\ud800${'b'.repeat(13)}`, 'L').version).toBe(1);
  expect(encodeQr(`a\ud800${'b'.repeat(14)}`, 'L').version).toBe(2);
});
