import { type Cp949Table, countCp949 } from '@toolbox/core/text';

/** How many characters of a text CP949 cannot store, so that its bytes leave them out. */
export function lostCharacters(text: string, table: Cp949Table): number {
  return countCp949(text, table).missing.reduce((sum, { count }) => sum + count, 0);
}
