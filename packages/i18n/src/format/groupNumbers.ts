import { groupDecimal } from './groupDecimal.ts';

/**
 * Groups the whole part of each number in a text.
 *
 * @example groupNumbers('60500원') // '60,500원'
 */
export function groupNumbers(text: string): string {
  return text.replace(/\d[\d.]*/g, groupDecimal);
}
