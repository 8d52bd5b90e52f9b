import { JSON_KIND, type JsonTape } from './scan/jsonTape.ts';

/**
 * The token after a member of an object: its next key, or its closing bracket.
 *
 * @param key number of the member's key
 * @example tokenAfterMember(scanJson('{"a":[1],"b":2}'), 1) // 5
 */
export function tokenAfterMember({ kinds, ends }: JsonTape, key: number): number {
  const value = key + 1;
  const kind = kinds[value];
  const isBracket = kind === JSON_KIND.OPEN_OBJECT || kind === JSON_KIND.OPEN_ARRAY;
  return (isBracket ? (ends[value] as number) : value) + 1;
}
