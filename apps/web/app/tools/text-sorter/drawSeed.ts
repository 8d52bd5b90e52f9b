const SEED_WORDS = 4;
const RADIX = 36;

/** A random seed for a shuffled list, of 128 bits. */
export function drawSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(SEED_WORDS));
  return Array.from(words, (word) => word.toString(RADIX)).join('-');
}
