/** The age beside a date of birth: (만 28세), / 28살, (28세, 남), (age 28) and (28 years old). */
const AGE =
  /[ (/,·]{1,3}(?:(?:만|올해) ?)?(?:\d{1,3} ?[세살](?:[ ,/]{1,2}[가-힣]{1,2})?|aged?:? ?\d{1,3}|\d{1,3}(?:[ -]years?[ -]old| ?y\/?o))\)?$/iu;
/** The days that are left, beside the date: (D-30). */
const COUNTDOWN = /[ (,]{1,2}d ?[-+] ?(?:\d{1,5}|day)\)?$/iu;

/** A plain text without the age or the days left at its end. */
export function withoutNote(plain: string): string {
  return plain.replace(AGE, '').replace(COUNTDOWN, '');
}
