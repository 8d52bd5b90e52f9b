import { decodeJsonString } from '../decodeJsonString.ts';
import { JSON_KIND, type JsonTape } from '../scan/jsonTape.ts';
import { tokenAfterMember } from '../tokenAfterMember.ts';
import { type JsonLossLedger, noteJsonLoss } from './noteJsonLoss.ts';

const { OPEN_OBJECT, KEY } = JSON_KIND;

/** The largest array index (ECMA-262, section 6.1.7); larger whole numbers are keys like any other. */
const MAX_ARRAY_INDEX = 2 ** 32 - 2;

const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,9})$/;

/** Keys of an object that are listed to show how their order changes. */
const LISTED_KEYS = 8;

function arrayIndexOf(name: string): number | undefined {
  if (!WHOLE_NUMBER.test(name)) return undefined;
  const index = Number(name);
  return index <= MAX_ARRAY_INDEX ? index : undefined;
}

function listKeys(names: readonly string[]): string {
  const listed = names.slice(0, LISTED_KEYS).map((name) => JSON.stringify(name));
  return names.length > LISTED_KEYS ? `${listed.join(', ')}, …` : listed.join(', ');
}

/**
 * The order of an object's own keys (ECMA-262, OrdinaryOwnPropertyKeys): array indexes in increasing order, then the
 * rest in order of creation.
 */
function ownKeyOrder(names: readonly string[]): readonly string[] {
  const indexes = names.filter((name) => arrayIndexOf(name) !== undefined);
  const others = names.filter((name) => arrayIndexOf(name) === undefined);
  return [...indexes.sort((a, b) => Number(a) - Number(b)), ...others];
}

function valueText(tape: JsonTape, key: number): string {
  const last = tokenAfterMember(tape, key) - 1;
  return tape.text.slice(tape.starts[key + 1], tape.ends[last]);
}

/**
 * Records the losses of the keys of every object: `duplicateKey`, `keyOrder` and `protoKey`. Linear: each member is
 * visited once.
 */
export function noteJsonKeyLosses(tape: JsonTape, ledger: JsonLossLedger): void {
  const { text, kinds, starts, ends, count } = tape;
  const lastKeys = new Map<string, number>();
  for (let open = 0; open < count; open++) {
    if (kinds[open] !== OPEN_OBJECT) continue;
    lastKeys.clear();
    const dropped: number[] = [];
    let moved = false;
    let largestIndex = -1;
    let key = open + 1;
    while (kinds[key] === KEY) {
      const name = decodeJsonString(tape, key);
      const earlier = lastKeys.get(name);
      if (earlier !== undefined) dropped.push(earlier);
      else {
        // An index is out of order after any other key or after a larger index.
        const index = arrayIndexOf(name);
        if (index === undefined) largestIndex = Number.POSITIVE_INFINITY;
        else if (index < largestIndex) moved = true;
        else largestIndex = index;
      }
      lastKeys.set(name, key);
      if (name === '__proto__') {
        const written = text.slice(starts[key], ends[key]);
        noteJsonLoss(ledger, 'protoKey', key, () => [written, written]);
      }
      key = tokenAfterMember(tape, key);
    }
    for (const lost of dropped) {
      noteJsonLoss(ledger, 'duplicateKey', lost, () => [
        valueText(tape, lost),
        valueText(tape, lastKeys.get(decodeJsonString(tape, lost)) as number),
      ]);
    }
    if (moved) {
      const names = [...lastKeys.keys()];
      noteJsonLoss(ledger, 'keyOrder', open, () => [listKeys(names), listKeys(ownKeyOrder(names))]);
    }
  }
}
