/** The parser, which the empty form does not need. */
export { looksSwapped, misplacedPoint } from '@toolbox/core/body';
export { bodyReadings, parseBmiInput } from '@toolbox/core/body/form';
export { inchesReading, poundsReadings } from './readingsInFeet.ts';
