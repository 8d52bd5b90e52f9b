/** What is known about a word. */
export type WordUse = { readonly count: number; readonly firstIndex: number };

/** Whether a particle follows a final consonant (`closed`), a vowel (`open`), a vowel or ㄹ (`openOrL`) or anything. */
type Follows = 'closed' | 'open' | 'openOrL' | 'any';

const PARTICLES: ReadonlyMap<string, Follows> = new Map(
  (
    [
      [
        'closed',
        '은 이 을 과 으로 이나 이라 이란 이며 이고 이랑 이라는 이라고 이든 이든지 으로는 으로도 으로서 으로써 으로부터 이다 이야',
      ],
      ['open', '는 가 를 와 나 라 란 며 랑 라는 라고 든 든지 야'],
      ['openOrL', '로 로는 로도 로서 로써 로부터'],
      [
        'any',
        '의 에 도 만 에서 에게 에는 에도 에만 께 께서 까지 부터 보다 처럼 만큼 마다 조차 마저 밖에 한테 하고 에서는 에서도 에서의 에게서 에게는 에게도 까지는 까지도 부터는 만이 만을 만의 뿐',
      ],
    ] as const
  ).flatMap(([follows, list]) => list.split(' ').map((particle) => [particle, follows] as const)),
);

const LONGEST_PARTICLE = 4;
const SHORTEST_STEM = 2;
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const FINAL_L = 8;

function canFollow(stem: string, follows: Follows): boolean {
  const code = stem.charCodeAt(stem.length - 1);
  // The spelling of a foreign word or a number does not show its final sound: AI는 and AI은 both occur.
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return true;
  const final = (code - FIRST_SYLLABLE) % FINALS;
  if (follows === 'any') return true;
  if (follows === 'closed') return final !== 0;
  return final === 0 || (follows === 'openOrL' && final === FINAL_L);
}

/** The word without each particle it may end in, the longest particle first. */
function stemsOf(word: string): readonly string[] {
  const stems: string[] = [];
  for (let length = Math.min(LONGEST_PARTICLE, word.length - SHORTEST_STEM); length > 0; length -= 1) {
    const follows = PARTICLES.get(word.slice(-length));
    const stem = word.slice(0, -length);
    if (follows !== undefined && canFollow(stem, follows)) stems.push(stem);
  }
  return stems;
}

/**
 * Counts the Korean words that differ only by a particle (조사) as one: 서울은, 서울에 and 서울의 become 서울.
 *
 * The longest particle is removed, but only if the stem also occurs elsewhere, alone or before another particle; the
 * particle must fit the end of the stem (은 after a consonant, 는 after a vowel) and leave two letters. This is a
 * heuristic without a dictionary: a noun that happens to end like a particle is truncated if its beginning is also a
 * word of the text.
 *
 * @param words unique words, composed (NFC), in order of first appearance
 * @example mergeParticles(new Map([['서울은', { count: 1, firstIndex: 0 }], ['서울에', { count: 1, firstIndex: 5 }]]))
 */
export function mergeParticles(words: ReadonlyMap<string, WordUse>): ReadonlyMap<string, WordUse> {
  const forms = new Map<string, number>();
  for (const word of words.keys()) {
    for (const stem of [word, ...stemsOf(word)]) forms.set(stem, (forms.get(stem) ?? 0) + 1);
  }
  const merged = new Map<string, WordUse>();
  for (const [word, { count, firstIndex }] of words) {
    const stem = stemsOf(word).find((candidate) => (forms.get(candidate) as number) > 1) ?? word;
    const known = merged.get(stem);
    merged.set(stem, {
      count: count + (known?.count ?? 0),
      firstIndex: Math.min(firstIndex, known?.firstIndex ?? firstIndex),
    });
  }
  return merged;
}
