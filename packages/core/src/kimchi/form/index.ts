/** What a rejected figure of the kimchi premium may mean. */
export { type PremiumFigure, premiumFigureReadings } from './premiumFigureReadings.ts';
