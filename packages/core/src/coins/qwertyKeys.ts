/**
 * Keys of the Korean standard layout (Dubeolsik): the jamo in the order of Unicode, each as the Latin letters on its
 * keys.
 */
const VOWELS = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const INITIALS = 'r R s e E f a q Q t T d w W c z x v g'.split(' ');
const FINALS = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');
const SINGLE = [...'r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g'.split(' '), ...VOWELS];

/** Jamo as a keyboard types them one by one, and whole syllables. */
const TYPED = /[\u3131-\u3163\uac00-\ud7a3]/gu;
const FIRST_SINGLE = 0x3131;
const FIRST_SYLLABLE = 0xac00;

function keysOf(character: string): string {
  const code = character.charCodeAt(0);
  const place = code - FIRST_SYLLABLE;
  const vowels = VOWELS.length * FINALS.length;
  const keys =
    place < 0
      ? [SINGLE[code - FIRST_SINGLE]]
      : [
          INITIALS[Math.floor(place / vowels)],
          VOWELS[Math.floor((place % vowels) / FINALS.length)],
          FINALS[place % FINALS.length],
        ];
  return keys.join('');
}

/**
 * What the same keys type on the Latin layout (QWERTY). Characters that are not Hangul stay.
 *
 * @param text composed (NFC)
 * @example qwertyKeys('ㅠㅅㅊ') // 'btc'
 */
export function qwertyKeys(text: string): string {
  return text.replace(TYPED, keysOf);
}
