import { decodeJsonString } from './decodeJsonString.ts';
import { JSON_KIND, type JsonTape } from './scan/jsonTape.ts';
import { tokenAfterMember } from './tokenAfterMember.ts';

const { OPEN_OBJECT, CLOSE_OBJECT, KEY } = JSON_KIND;

/** The unvisited keys of an object, and its closing bracket. */
type Frame = { readonly keys: readonly number[]; readonly close: number; next: number };

/** The key tokens of an object, sorted by the UTF-16 code units of the decoded keys; equal keys keep their order. */
function sortedKeys(tape: JsonTape, open: number): readonly number[] {
  const members: { readonly token: number; readonly name: string }[] = [];
  let sorted = true;
  let last = '';
  let token = open + 1;
  while (tape.kinds[token] === KEY) {
    const name = decodeJsonString(tape, token);
    if (name < last) sorted = false;
    last = name;
    members.push({ token, name });
    token = tokenAfterMember(tape, token);
  }
  if (!sorted) members.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return members.map((member) => member.token);
}

/**
 * The order of the tokens of a document once the keys of every object are sorted.
 *
 * - By UTF-16 code units of the decoded key, as `Array.prototype.sort` sorts: the same in every language.
 * - Stable: members with the same key keep their order, and none is dropped. Arrays keep their order.
 * - Without recursion; each member is visited once.
 *
 * @returns token numbers, as many as the tape has
 * @example sortJsonKeys(scanJson('{"b":1,"a":2}')) // Uint32Array [0, 3, 4, 1, 2, 5]
 */
export function sortJsonKeys(tape: JsonTape): Uint32Array {
  const { kinds, ends, count } = tape;
  const order = new Uint32Array(count);
  const frames: Frame[] = [];
  let token = 0;
  for (let index = 0; index < count; index++) {
    order[index] = token;
    const kind = kinds[token];
    if (kind === OPEN_OBJECT) frames.push({ keys: sortedKeys(tape, token), close: ends[token] as number, next: 0 });
    else if (kind === CLOSE_OBJECT) frames.pop();
    const following = kinds[token + 1];
    token++;
    // A key or a closing brace is next: whichever it is, the innermost object determines its replacement.
    if (following === KEY || following === CLOSE_OBJECT) {
      const frame = frames.at(-1) as Frame;
      token = frame.keys[frame.next++] ?? frame.close;
    }
  }
  return order;
}
