const SHARE_WORD = /^[a-z]{4,8}$/;
/** Its words that count as those of a sentence or of `HINT` elsewhere (list read 2026-11-27). */
const LISTED_IN_SHARES = /^(?:being|both|should|phantom)$/;
const HANGUL = /^\p{Script=Hangul}{2,4}$/u;
/** Words of the lists of BIP 39, by script: a phrase is of one list. */
const PHRASE_WORDS: readonly RegExp[] = [
  /^\p{Script=Latin}{3,9}$/u,
  HANGUL,
  /^[\p{Script=Hiragana}\p{M}]{3,14}$/u,
  /^\p{Script=Han}$/u,
];
/** The shortest phrase. */
const MIN_WORDS = 12;
/**
 * Words that sentences contain and the lists do not: frequent ones of English, and Korean ones with these endings
 * (lists read 2026-11-25).
 */
const SENTENCE_WORD =
  /^(?:the|and|for|are|was|were|has|had|not|but|from|his|her|him|she|its|these|those|them|their|than|which|who|whose|why|how|would|could|should|shall|may|might|cannot|did|does|doing|done|been|being|get|got|let|our|your|yours|some|each|every|both|too|onto|after|through|against|while|out|down|here|yes|sent|send|whether|coins|wallet|wallets|money|using|made|take|look|said|ever|something|thanks|dear|sir|really|think)$|(?:다|까|은|는|를|와|죠|에서|으로|까지|부터|에게|처럼|보다|하고|(?<![담중필])요|(?<![가마])을|(?<![강명편항])의|(?<!번)에|말고|[되라이]고|려고|[내되싸으주]면|[내해]도|[아어해]서|[있없]어|이거|거야|다른|[는인]데|니까)$/u;
/** So many of them may be mistyped words of a phrase that nothing is around. */
const MISTYPED = 1;
/** What stands before a secret: `seed:`. The numbers of words also end with a colon. */
const LABEL = /^[^:：]{0,40}\p{L}[:：]/u;
/** A label without a colon, beside the words of `HINT`. */
const LABEL_WORD =
  /^(?:my|the|your|is|here|secret|private|recover|backup|pass|phrases?|passphrase|words?|keys?|shares?|내|\p{Script=Hangul}{0,4}(?:구문|문구|백업|단어|비밀)[은는]?)$/u;
/** So many other words may be around a phrase that no word of `HINT` announces: a name, a password. */
const MAX_AROUND = 3;
/** In a text about the secret or with the name of a wallet, a phrase may be anywhere. */
const HINT =
  /(?<!\p{L})(?:seed|mnemonics?|recovery|wallets?|metamask|phantom|ledger|trezor|keplr|kaikas|kaia|exodus|electrum|coinbase|okx|rabby|safepal|tronlink|xverse|yoroi|petra|solflare)(?!\p{L})|시드|니모닉|복구|지갑|월렛|메타마스크|팬텀|레저|트레저|카이카스|케플러|디센트/u;
/** The words of `HINT` that are in a list: the English, the Czech and the Korean one. */
const LISTED_HINT = /^(?:seed|trezor|지갑)$/u;
/** Quotes and other marks between the words of a phrase. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\d]+/u;
/**
 * Other marks than spaces, commas, quotes and those of numbers: they stand between the words of code and of sentences,
 * not of a list that somebody stored.
 */
const OTHER_MARKS = /(?:(?<!\d\s?)[.):-]|[^\p{L}\p{M}\d\s,.):'"`‘’“”、，-])+/u;
/** What begins the line of one word in a list: #1, [1], (1), 1 |, -. */
const ITEM = /^[^\S\n\r\u2028\u2029]*(?:[#([]?\d{1,2} ?[\])|=]?|[-*•]) +(?=\p{L}+ *$)/gmu;
/** What says which word of a phrase follows: Word 1:, word #2 -, 단어 3:, 4번째 단어:, 5번, 번호 6:, No. 7. */
const WORD_NUMBER = new RegExp(
  [
    /(?:(?<!\p{L})(?:word|no\.?)|단어|번호)[\s_]?#?\d{1,2}(?![\d번])(?:\s?[:：=.-])?/u,
    // The word after the number may be 단어 itself.
    /(?<!\d)\d{1,2}번(?:째)?(?:\s?단어(?=[^\S\n]?[:：=-]|[^\S\n]\p{L}))?(?:\s?[:：=-])?/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);
/** An address or a password. A number may be joined to a word. */
const CODE = /\p{L}\d+\p{L}|\d\p{L}+\d/u;
/** Words of a phrase that are joined by their numbers: 1legal2winner3thank. */
const JOINED = /^\d{0,2}\p{L}{2,}(?:\d{1,2}\p{L}{2,}){2,}\d{0,2}$/u;

/** So many of the words are in no list. */
function sentenceWords(words: readonly string[]): number {
  return words.filter((word) => SENTENCE_WORD.test(word) || (HINT.test(word) && !LISTED_HINT.test(word))).length;
}

/** The longest rows of words that may be of one list. */
function phraseRuns(words: readonly string[]): readonly (readonly string[])[] {
  const runs: string[][] = [];
  let last: RegExp | undefined;
  for (const word of words) {
    const list = PHRASE_WORDS.find((pattern) => pattern.test(word));
    if (list !== undefined && list === last) runs.at(-1)?.push(word);
    else runs.push(list === undefined ? [] : [word]);
    last = list;
  }
  return runs.filter((run) => run.length >= MIN_WORDS);
}

function isLabel(word: string): boolean {
  return LABEL_WORD.test(word) || HINT.test(word);
}

function countUnlabelled(words: readonly string[]): number {
  return words.filter((word) => !isLabel(word)).length;
}

/** Whether words are of one list, but for mistyped ones: of another list, or in none. */
function isPhrase(words: readonly string[], mistyped: number): boolean {
  return (
    words.every((word) => PHRASE_WORDS.some((list) => list.test(word))) &&
    PHRASE_WORDS.some((list) => {
      const listed = words.filter((word) => list.test(word));
      return words.length - listed.length + sentenceWords(listed) <= mistyped;
    })
  );
}

/** Whether words may be a share, but for mistyped ones. Sentences of its lengths have shorter and longer words. */
function isShare(words: readonly string[], mistyped: number): boolean {
  const isListed = (word: string) =>
    SHARE_WORD.test(word) && (LISTED_IN_SHARES.test(word) || sentenceWords([word]) === 0);
  return words.filter((word) => !isListed(word)).length <= mistyped;
}

/** What may restore a wallet. */
type Kind = {
  /** So many words. */
  readonly lengths: readonly number[];
  readonly isOfList: (words: readonly string[], mistyped: number) => boolean;
};

/** BIP 39, 2013-09-10. */
const PHRASE: Kind = { lengths: [12, 15, 18, 21, 24], isOfList: isPhrase };
/** A part of the secret of a wallet (SLIP-39, 2017-12-18), whose words are of a list of its own. */
const SHARE: Kind = { lengths: [20, 33], isOfList: isShare };

/**
 * Whether a row is of its own length, behind labels and with a passphrase after it; beside other words, a Korean one is
 * rather the next word of a sentence.
 */
function isWhole(row: readonly string[], around: number, { lengths, isOfList }: Kind): boolean {
  const labels = row.findIndex((word) => !isLabel(word));
  const passphrases = around > 0 && row.every((word) => HANGUL.test(word)) ? [0] : [0, 1];
  return lengths.some((length) =>
    passphrases.some((after) => {
      const start = row.length - after - length;
      return start >= 0 && start <= labels && isOfList(row.slice(start, start + length), around > 0 ? 0 : MISTYPED);
    }),
  );
}

/** Whether a row or a run in it is whole, and few of the `others`, the words that are not labels, are around it. */
function containsWhole(row: readonly string[], others: number, kind: Kind): boolean {
  return [row, ...phraseRuns(row)].some((run) => {
    const around = others - countUnlabelled(run);
    return around <= MAX_AROUND && isWhole(run, around, kind);
  });
}

/** Korean sentences have as many words that fit without one that is in no list. */
function containsPhrase(run: readonly string[]): boolean {
  return run.some((word, start) => {
    const words = run.slice(start, start + MIN_WORDS);
    return words.length === MIN_WORDS && !HANGUL.test(word) && sentenceWords(words) === 0;
  });
}

function wordsOf(plain: string): readonly string[] {
  return plain
    .split(BETWEEN_WORDS)
    .flatMap((word) => (JOINED.test(word) ? word.split(/\d+/u) : word))
    .filter((word) => !CODE.test(word))
    .map((word) => word.replace(/\d/gu, ''))
    .filter((word) => word !== '');
}

/** A text without its label, as it is and without the numbers of its words: `word`, 단어 and 번호 may be of the phrase. */
function unlabelled(text: string): readonly string[] {
  const plain = text.normalize('NFC').toLowerCase();
  return [plain, plain.replace(WORD_NUMBER, ' ')].map((form) => form.replace(LABEL, ''));
}

/** Whether a text between whose words no other marks stand is one of these kinds, but for a few words around it. */
function isStored(plain: string, kinds: readonly Kind[]): boolean {
  const others = countUnlabelled(wordsOf(plain));
  const rows = plain.replace(ITEM, '').split(OTHER_MARKS).map(wordsOf);
  return kinds.some((kind) => rows.some((row) => containsWhole(row, others, kind)));
}

/**
 * Whether a text may be or contain the words that restore a wallet, or a share of them. They may have numbers, quotes
 * and a label, a passphrase after them, and an address beside them; in a text that speaks of a wallet, other words as
 * well. The lists of words are not part of the code, so a sentence of as many short words is recognized by words that
 * are in no list, and one of the lengths of a share also by its marks.
 */
export function isSeedPhrase(text: string): boolean {
  const isHinted = HINT.test(text.normalize('NFC').toLowerCase());
  return unlabelled(text).some((plain) => {
    const words = wordsOf(plain);
    if (containsWhole(words, countUnlabelled(words), PHRASE) || isStored(plain, [SHARE])) return true;
    return isHinted && phraseRuns(words).some(containsPhrase);
  });
}

/** Whether a text of any length is a phrase or a share that somebody stored, with a label and little else beside it. */
export function isStoredPhrase(text: string): boolean {
  return unlabelled(text).some((plain) => isStored(plain, [PHRASE, SHARE]));
}
