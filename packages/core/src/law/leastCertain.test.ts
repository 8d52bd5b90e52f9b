import { expect, it } from 'vitest';
import { leastCertain } from './leastCertain.ts';
import type { RateStatus } from './rowIn.ts';

it.each<[readonly RateStatus[], RateStatus]>([
  [['enacted'], 'enacted'],
  [['enacted', 'enacted'], 'enacted'],
  [['enacted', 'decided'], 'decided'],
  [['decided', 'provisional', 'enacted'], 'provisional'],
])('what comes from rows that are %j is %s', (statuses, status) => {
  expect(leastCertain(statuses.map((each) => ({ status: each })))).toBe(status);
});
