/** Exact rational numbers, rounded and formatted. */
export { type Amount, Exact, exact } from './exact.ts';
export { exactFields } from './exactFields.ts';
export { type FormatExactOptions, formatExact } from './formatExact.ts';
export { type RoundingMode, roundExact } from './roundExact.ts';
