import { type TargetReading, type TargetUnit, targetReadings } from '@toolbox/core/text/form';
import { type ByteProfile, type Measure, targetUnit } from './measures.ts';

/** A length to offer, and the rule that the rejected text asks for. */
export type TargetOffer = { readonly length: number; readonly unit: TargetUnit; readonly measure: Measure };

/** The rules in effect: that of the target, and that of the bytes on the page. */
type Rules = { readonly measure: Measure; readonly profile: ByteProfile };

/** The rule for a reading; undefined if there is none, as for bytes without spaces. */
function measureOf({ unit, withSpaces }: TargetReading, { measure, profile }: Rules): Measure | undefined {
  const isBytes = targetUnit(measure) === 'bytes';
  if (unit === 'bytes') return withSpaces === false ? undefined : isBytes ? measure : profile;
  if (withSpaces === false) return 'graphemesWithoutSpace';
  // Every rule for bytes counts spaces.
  if (withSpaces === true) return isBytes && unit === undefined ? measure : 'graphemes';
  return isBytes && unit === 'characters' ? 'graphemes' : measure;
}

/** What a rejected target may mean. */
export function targetOffers(target: string, rules: Rules): readonly TargetOffer[] {
  return targetReadings(target).flatMap((reading) => {
    const measure = measureOf(reading, rules);
    return measure === undefined ? [] : [{ length: reading.length, unit: targetUnit(measure), measure }];
  });
}
