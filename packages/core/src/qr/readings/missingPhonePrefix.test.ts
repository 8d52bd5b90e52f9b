import { expect, it } from 'vitest';
import { missingPhonePrefix } from './missingPhonePrefix.ts';

it.each([
  ...['82-10-1234-5678', '82 2 123 4567', '82-2-1234-5678', '8231-123-4567', '82-010-1234-5678', '82 70 1234 5678'].map(
    (text) => [text, '+'] as const,
  ),
  ...['10-1234-5678', '1012345678', '11 123 4567'].map((text) => [text, '0'] as const),
  ...['010-1234-5678', '+82 10-1234-5678', '1588-1234', '119', '02-123-4567', '82', '', '8210-123', '10-123-456'].map(
    (text) => [text, undefined] as const,
  ),
])('misses in %j: %s', (text, prefix) => {
  expect(missingPhonePrefix(text)).toBe(prefix);
});
