type Word = readonly [word: RegExp, digits: string];

/** Numbers of days that are one word, from 1. */
const DAYS: readonly Word[] = [
  ...['하루', '이틀', '사흘', '나흘', '닷새', '엿새', '이레', '여드레', '아흐레', '열흘'],
  ...['열하루', '열이틀', '열사흘', '열나흘', '보름'],
].map((word, at) => [new RegExp(`^${word}`, 'u'), `${at + 1}일`]);
/** Native numbers before a month, a week and a year, from 1. */
const NATIVE: readonly Word[] = [
  ...['한', '두', '[세석]', '[네넉]', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두'],
].map((word, at) => [new RegExp(`^${word}(?= ?[달주해])`, 'u'), `${at + 1}`]);
/** 삼, 십오, 백 and 이백오십 before a unit. */
const SINO =
  /^([이삼사오육칠팔구]?천)?([이삼사오육칠팔구]?백)?([이삼사오육칠팔구]?십)?([일이삼사오육칠팔구])?(?= ?(?:영업일|개월|년|주|일))/u;
const DIGITS = '일이삼사오육칠팔구';

/** 2 for 이백, 1 for 백, 0 for nothing. */
function digitOf(place: string | undefined): number {
  return place === undefined ? 0 : DIGITS.indexOf(place.charAt(0)) + 1 || 1;
}

/** Writes the number at the beginning of a Korean span in digits: 닷새 becomes 5일, 다섯 달 5 달 and 백일 100일. */
export function withKoreanCount(plain: string): string {
  const counted = [...DAYS, ...NATIVE].reduce((text, [word, digits]) => text.replace(word, digits), plain);
  const [word, thousands, hundreds, tens, ones] = SINO.exec(counted) ?? [];
  if (!word) return counted;
  const count = digitOf(thousands) * 1000 + digitOf(hundreds) * 100 + digitOf(tens) * 10 + digitOf(ones);
  return counted.replace(word, String(count));
}
