import { formatExact } from '@toolbox/core/exact';
import { type PremiumFigure, premiumFigureReadings } from '@toolbox/core/kimchi/form';
import { MAX_NUMBER_DIGITS } from '@toolbox/core/validate';

export { parseNumber } from '@toolbox/core/validate';

/** All digits. */
const WRITTEN = { places: MAX_NUMBER_DIGITS, minPlaces: 0, group: true };

/** What a rejected figure may mean; undefined where it has no reading of its own, only those of any number. */
export function premiumOffers(text: string, figure: PremiumFigure): readonly string[] | undefined {
  const readings = premiumFigureReadings(text, figure);
  return readings.length > 0 ? readings.map((value) => formatExact(value, WRITTEN)) : undefined;
}
