/** The JSON that a malformed text may mean. */
export { hasCollapsedValue } from './collapsedValue.ts';
export { MAX_RULED_UNITS } from './repairByRules.ts';
export { repairJson } from './repairJson.ts';
