import { acceptedCodeReading, codesInText as codesIn, codeReadings as readingsOf } from '@toolbox/core/text';

function decodeKorean(bytes: Uint8Array): string {
  return new TextDecoder('euc-kr').decode(bytes);
}

/** What accepted codes more probably mean. */
export const acceptedReading = (text: string) => acceptedCodeReading(text, decodeKorean);

/** What rejected codes may mean, the most likely first. */
export const codeReadings = (text: string) => readingsOf(text, decodeKorean);

/** The codes that a text consists of. */
export const codesInText = (text: string) => codesIn(text, decodeKorean);
