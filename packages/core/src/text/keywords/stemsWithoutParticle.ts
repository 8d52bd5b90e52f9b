/** Whether a particle follows a final consonant (`closed`), a vowel (`open`), a vowel or ㄹ (`openOrL`) or anything. */
type Follows = 'closed' | 'open' | 'openOrL' | 'any';

/** With the forms of 이다, which are written in one word with the noun before it. */
const SINGLE: Readonly<Record<Follows, string>> = {
  closed:
    '은 이 을 과 으로 이나 이라 이란 이며 이고 이랑 이라는 이라고 이라도 이라며 이라서 이든 이든지 으로서 으로써 으로부터 이다 이야 이에요',
  open: '는 가 를 와 나 라 란 며 랑 라는 라고 라도 라며 라서 든 든지 야 예요 였다 였습니다',
  openOrL: '로 로서 로써 로부터',
  any: '의 에 도 만 에서 에선 에게 에겐 에만 께 께서 께선 까지 부터 보다 처럼 처럼은 처럼도 만큼 만큼은 만큼도 만큼의 마다 조차 조차도 마저 마저도 밖에 밖에는 한테 한텐 한테서 하고 에게서 에서부터 에게서부터 한테서부터 만이 만을 만은 만으로 뿐 입니다 입니까 인데 이지만 이었다 이었습니다',
};
/** Particles after which another may follow: 에서는, 으로도. */
const FIRST: Readonly<Record<Follows, string>> = {
  closed: '과 으로 으로서 으로부터',
  open: '와',
  openOrL: '로 로서 로부터',
  any: '에 에서 에게 에게서 한테 한테서 께 께서 까지 부터 보다 하고 에서부터 에게서부터 한테서부터',
};
const SECOND = ['는', '도', '만', '의', '까지', '나'];

/** Particles in which no common noun ends, unlike 이, 로 or 라. */
const UNMISTAKABLE = /(?:에|에서|에게|에게서|께|께서|까지|부터|처럼|마다|조차|밖에|한테|한테서)$/u;

const PARTICLES: ReadonlyMap<string, Follows> = new Map(
  (['closed', 'open', 'openOrL', 'any'] as const).flatMap((follows) => {
    const pairs = FIRST[follows].split(' ').flatMap((first) => SECOND.map((second) => first + second));
    return [...SINGLE[follows].split(' '), ...pairs].map((particle) => [particle, follows] as const);
  }),
);

/** A verb whose end only looks like 이다 after a noun: 수집하였다, 모자라서. */
const VERB = /하였(?:다|습니다)$|^(?:모자|나무|올바)라[서며]$/u;

const MAX_PARTICLE_LENGTH = Math.max(...Array.from(PARTICLES.keys(), ({ length }) => length));
const MIN_STEM_LENGTH = 2;
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

/** Whether a stem still has a particle: 서울에 of 서울에는. */
function isUnfinished(stem: string): boolean {
  const [particle] = UNMISTAKABLE.exec(stem) ?? [''];
  return particle !== '' && stem.length - particle.length >= MIN_STEM_LENGTH;
}

/**
 * The word without each particle (조사) it may end in, the longest stem first.
 *
 * The particle must fit the end of the stem (은 after a consonant, 는 after a vowel) and leave two letters. Pairs such
 * as 에서는 are removed together. Verbs such as 수집하였다 and 모자라서 have no particle.
 *
 * @param word composed (NFC)
 * @example stemsWithoutParticle('우리나라는') // ['우리나라', '우리나']
 */
export function stemsWithoutParticle(word: string): readonly string[] {
  if (VERB.test(word)) return [];
  const stems: string[] = [];
  for (let length = 1; length <= Math.min(MAX_PARTICLE_LENGTH, word.length - MIN_STEM_LENGTH); length += 1) {
    const follows = PARTICLES.get(word.slice(-length));
    const stem = word.slice(0, -length);
    if (follows !== undefined && canFollow(stem, follows) && !isUnfinished(stem)) stems.push(stem);
  }
  return stems;
}
