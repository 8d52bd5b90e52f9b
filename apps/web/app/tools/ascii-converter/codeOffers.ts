import { acceptedCodeReading, codeReadings, codesInText as codesIn } from '@toolbox/core/text';
import type { Catalog, Translate } from '@toolbox/i18n';
import type { Offer } from '../../parts/offers/withOffers.tsx';

function decodeKorean(bytes: Uint8Array): string {
  return new TextDecoder('euc-kr').decode(bytes);
}

/** What accepted codes more probably mean. */
export const acceptedReading = (text: string) => acceptedCodeReading(text, decodeKorean);

/** The codes that a text consists of. */
export const codesInText = (text: string) => codesIn(text, decodeKorean);

/**
 * What is offered for rejected codes: what they may mean, the most likely first, otherwise to convert them as a text.
 * Without the messages, the offers have no description.
 *
 * @param takeCodes receives the codes that are meant
 * @param takeText converts what was typed as a text
 */
export function codeOffers(
  text: string,
  message: Translate<Catalog['ascii-converter/late']> | undefined,
  takeCodes: (codes: string) => void,
  takeText: () => void,
): readonly Offer[] {
  const readings = codeReadings(text, decodeKorean);
  if (readings.length === 0) return message ? [{ name: message('offers.toCodes'), take: takeText }] : [];
  return readings.map(({ kind, codes, shown }) => ({
    name: message?.(`offers.${kind}`, { text: shown }) ?? shown,
    take: () => takeCodes(codes),
  }));
}
