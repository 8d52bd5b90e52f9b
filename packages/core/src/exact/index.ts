export type { Exact } from './exact.ts';
export { type FormatExactOptions, formatExact } from './formatExact.ts';
export { type RoundingMode, roundExact } from './roundExact.ts';
