import { isMeasure } from '../isMeasure.ts';

/** The number of a field; undefined where it is missing or cannot be displayed and summed. */
export function optionalMeasure(value: unknown): number | undefined {
  return isMeasure(value) ? value : undefined;
}
