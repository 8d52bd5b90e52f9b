const WORD = 2 ** 32;
const LOW_BITS = 21;
const DROPPED_BITS = 32 - LOW_BITS;
const FNV_PRIME = 0x01000193;
const FNV_BASIS = 0x811c9dc5;
const WORDS = [1, 2, 3, 4];
/** After this many numbers the state no longer resembles the seed. */
const WARM_UP = 16;

/** A 32-bit hash of a text: FNV-1a, then the finalizer of MurmurHash3, which spreads every bit. */
function hash(text: string, start: number): number {
  let value = Math.imul(FNV_BASIS, start);
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}

/**
 * A generator of numbers from 0 up to but not including 1, spread evenly, in a sequence that depends on the seed
 * alone: the same seed gives the same shuffled list again. Not for secrets.
 *
 * It is the generator sfc32 with a state of 128 bits, and two of its words make one number of 53 bits.
 *
 * @param seed any text; a random one of at least 128 bits reaches every state
 * @see PractRand by Chris Doty-Humphrey, generator sfc32
 * @example seededRandom('a')() === seededRandom('a')() // true
 */
export function seededRandom(seed: string): () => number {
  let [a = 0, b = 0, c = 0, counter = 0] = WORDS.map((start) => hash(seed, start));
  const word = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let drawn = 0; drawn < WARM_UP; drawn += 1) word();
  return () => (word() * 2 ** LOW_BITS + (word() >>> DROPPED_BITS)) / (WORD * 2 ** LOW_BITS);
}
