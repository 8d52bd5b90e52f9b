/** What is written behind a label but not read aloud: 가격(원)(선택), "금액", 이름 *. */
const SILENT_END = /(?:\s*(?:[([{（［][^()[\]{}（）［］]*[)\]}）］]|["'’”*:]))+$/u;

// Units and signs as the words that they are short for: 5 kg is 오 킬로그램, 2L is 이 리터. A single letter is a unit only
// behind a digit, and rpm and pm are read letter by letter.
const RIEUL_UNIT = /(?:(?<![A-Za-z])(?:px|dB|h?Pa)|[㏈‰])$/u;
const CONSONANT_UNIT = /(?:(?<![A-Za-z])(?:[kKmnμµ]?g|KG|[rbp]?pm)|\d ?[th]|[㎏㎎㎍₩￦¥￥])$/u;
const VOWEL_UNIT = /(?:(?<![A-Za-z])k?cal|\d ?L|(?<![A-Za-z])[cdkm]?m3)$/u;

// Latin words as they are said in Korean, where their spelling is certain: Email, Title; Column, Name, Rating. A unit
// without a vowel, such as cm, is read as the word it is short for, and so is in.
const ENDS_IN_RIEUL = /(?:[178]|[aeiouy][a-z]*le?)$/iu;
const SPOKEN_OTHERWISE = /(?<![a-z])(?:theme|finale|chile|ukraine|in)$/iu;
const ENDS_IN_OTHER_CONSONANT = /(?:[036]|[aeiouy](?:[a-z]*(?:[mn]|ng)|[mn]e))$/iu;

/**
 * A word that ends in the same sound as a label does when it is read aloud in Korean: the particle after it is that of
 * the label. Digits and Latin letters do not show their final consonant themselves.
 *
 * @example spokenEnd('가격 1') // '일'
 */
export function spokenEnd(label: string): string {
  // A label that is all in brackets is read.
  const noun = label.replace(SILENT_END, '').trimEnd() || label.replace(/[\p{P}\s]+$/u, '');
  if (RIEUL_UNIT.test(noun)) return '일';
  if (CONSONANT_UNIT.test(noun)) return '영';
  if (VOWEL_UNIT.test(noun)) return '이';
  // Capitals are read letter by letter, which the library does only for a word alone.
  const [abbreviation] = /(?<![A-Za-z])[A-Z]+$/u.exec(noun) ?? [];
  if (abbreviation !== undefined) return abbreviation;
  if (SPOKEN_OTHERWISE.test(noun)) return noun;
  if (ENDS_IN_RIEUL.test(noun)) return '일';
  return ENDS_IN_OTHER_CONSONANT.test(noun) ? '영' : noun;
}
