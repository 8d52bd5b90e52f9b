const FIRST_WEIGHT = 2;
const LAST_WEIGHT = 7;

/**
 * The modulo 10 check digit of MSI (Luhn): from the right, every other digit is doubled and its digits are summed.
 *
 * @param digits decimal digits, any count
 * @example msiMod10('1234567') // '4'
 */
export function msiMod10(digits: string): string {
  let sum = 0;
  for (let index = digits.length - 1, isDoubled = true; index >= 0; index -= 1, isDoubled = !isDoubled) {
    const digit = Number(digits.charAt(index));
    const doubled = digit * 2;
    sum += isDoubled ? doubled - (doubled > 9 ? 9 : 0) : digit;
  }
  return ((10 - (sum % 10)) % 10).toString();
}

/**
 * The modulo 11 check digit of MSI, weights 2 to 7 from the right, repeating.
 *
 * A value of 10 is not a digit: the result is `undefined`, and the number cannot be encoded with this check.
 *
 * @param digits decimal digits, any count
 * @example msiMod11('1234567') // '4'
 */
export function msiMod11(digits: string): string | undefined {
  let sum = 0;
  let weight = FIRST_WEIGHT;
  for (let index = digits.length - 1; index >= 0; index -= 1) {
    sum += Number(digits.charAt(index)) * weight;
    weight = weight === LAST_WEIGHT ? FIRST_WEIGHT : weight + 1;
  }
  const value = (11 - (sum % 11)) % 11;
  return value === 10 ? undefined : value.toString();
}
