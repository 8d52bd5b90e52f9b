import type { DatedRow, RateStatus } from './rowIn.ts';

/**
 * The status of what was computed from several rows: that of the least certain one.
 *
 * @example leastCertain([{ status: 'enacted' }, { status: 'provisional' }]) // 'provisional'
 */
export function leastCertain(rows: readonly Pick<DatedRow, 'status'>[]): RateStatus {
  if (rows.some(({ status }) => status === 'provisional')) return 'provisional';
  return rows.some(({ status }) => status === 'decided') ? 'decided' : 'enacted';
}
