export { type FormatExactOptions, formatExact } from './formatExact.ts';
export { type Exact, MAX_EXACT_DIGITS, parseExact } from './parseExact.ts';
export { type RoundingMode, roundExact } from './roundExact.ts';
