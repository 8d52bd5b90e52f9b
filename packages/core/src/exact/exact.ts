import type Fraction from 'fraction.js';

/** An exact rational number. Every formula of money or measure runs on it and is rounded once, where it is shown. */
export type Exact = Fraction;
