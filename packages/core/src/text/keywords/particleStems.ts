import { stemsWithoutParticle } from './stemsWithoutParticle.ts';

/** What the words of a text reveal about one stem. */
type Evidence = {
  /** The next longer stem, or the whole word, of each word with this stem. */
  readonly continuations: Set<string>;
  /** The shorter stems that every word with this stem has. */
  shorter: readonly string[];
};

function collectEvidence(words: ReadonlySet<string>): ReadonlyMap<string, Evidence> {
  const evidence = new Map<string, Evidence>();
  for (const word of words) {
    const stems = stemsWithoutParticle(word);
    for (const [index, stem] of stems.entries()) {
      const shorter = stems.slice(index + 1);
      const next = stems[index - 1] ?? word;
      const known = evidence.get(stem);
      if (known === undefined) {
        evidence.set(stem, { continuations: new Set([next]), shorter });
      } else {
        known.continuations.add(next);
        known.shorter = known.shorter.filter((other) => shorter.includes(other));
      }
    }
  }
  return evidence;
}

/**
 * The stem of each word of a text that has a Korean particle (조사): 서울 for 서울은, 서울에 and 서울의.
 *
 * A particle is removed only if the stem stands alone in the text, or if words of the text continue it in different
 * ways; and never from a word that another word of the text shows to be a noun: 고양이를 shows that 이 belongs to
 * 고양이. 우리나라 and 우리나라는 therefore give 우리나라, not 우리나. This is a heuristic without a dictionary: a noun that
 * happens to end like a particle is truncated if its beginning is also a word of the text.
 *
 * @param words all words of the text, composed (NFC)
 * @returns only the words whose stem differs from the word
 * @example particleStems(['우리나라는', '우리나라', '서울은']) // new Map([['우리나라는', '우리나라']])
 */
export function particleStems(words: Iterable<string>): ReadonlyMap<string, string> {
  const unique = new Set(words);
  const evidence = collectEvidence(unique);
  // `evidence` has every candidate: it is a stem of a word of the text.
  const isStem = (stem: string): boolean => unique.has(stem) || (evidence.get(stem) as Evidence).continuations.size > 1;

  const stemOf = (word: string): string => {
    const { shorter } = evidence.get(word) ?? {};
    const stem = stemsWithoutParticle(word).find(
      (candidate) => (shorter === undefined || shorter.includes(candidate)) && isStem(candidate),
    );
    return stem === undefined ? word : stemOf(stem);
  };

  const stems = new Map<string, string>();
  for (const word of unique) {
    const stem = stemOf(word);
    if (stem !== word) stems.set(word, stem);
  }
  return stems;
}
