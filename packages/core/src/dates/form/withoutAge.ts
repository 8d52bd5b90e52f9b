/** The age beside a date of birth: (만 28세), / 28살, (28세, 남), (age 28) and (28 years old). */
const AGE =
  /[ (/,·]{1,3}(?:(?:만|올해) ?)?(?:\d{1,3} ?[세살](?:[ ,/]{1,2}[가-힣]{1,2})?|aged?:? ?\d{1,3}|\d{1,3}(?:[ -]years?[ -]old| ?y\/?o))\)?$/iu;

/** A plain text without the age at its end. */
export function withoutAge(plain: string): string {
  return plain.replace(AGE, '');
}
