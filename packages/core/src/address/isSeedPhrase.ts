/** The lengths of a phrase (BIP 39, 2013-09-10). */
const PHRASE_LENGTHS: ReadonlySet<number> = new Set([12, 15, 18, 21, 24]);
/** A word of the lists of BIP 39. */
const PHRASE_WORD =
  /^(?:\p{Script=Latin}{3,9}|\p{Script=Hangul}{2,4}|[\p{Script=Hiragana}\p{M}]{3,14}|\p{Script=Han})$/u;
/**
 * Words that sentences contain and the lists do not: frequent ones of English, and Korean ones with these endings (lists
 * read 2026-11-25).
 */
const SENTENCE_WORD =
  /^(?:the|and|for|are|was|were|has|had|not|but|from|his|her|him|she|its|these|those|them|their|than|which|who|whose|why|how|would|could|should|shall|may|might|cannot|did|does|doing|done|been|being|get|got|let|our|your|yours|some|each|every|both|too|onto|after|through|against|while|out|down|here|yes|sent|send|whether|coins|wallet|wallets|money|using|made|take|look|said|ever|something|thanks|dear|sir|really|think)$|(?:다|까|은|는|를|와|죠|에서|으로|까지|부터|에게|처럼|보다|하고|(?<![담중필])요)$/u;
/** So many make a sentence; one may be a mistyped word of a phrase. */
const SENTENCE_WORDS = 2;
/** What stands before a secret: `seed:`. The numbers of words also end with a colon. */
const LABEL = /^[^:：]{0,40}\p{L}[:：]/u;
/** A label without a colon. */
const LABEL_WORD =
  /^(?:my|the|your|is|here|wallet|secret|private|seed|recovery|recover|backup|mnemonics?|pass|phrases?|passphrase|words?|keys?|metamask|내|지갑|\p{Script=Hangul}{0,4}(?:시드|니모닉|구문|문구|복구|백업|단어|비밀)[은는]?)$/u;
/** Numbers, quotes and other marks between the words of a phrase. */
const BETWEEN_WORDS = /[^\p{L}\p{M}]+/u;

function isPhrase(words: readonly string[]): boolean {
  if (!PHRASE_LENGTHS.has(words.length)) return false;
  const inSentences = words.filter((word) => SENTENCE_WORD.test(word)).length;
  return inSentences < SENTENCE_WORDS && words.every((word) => PHRASE_WORD.test(word));
}

/**
 * Whether a text may be the words that restore a wallet. They may have numbers, quotes and a label, and a passphrase after
 * them. The lists of words are not part of the code, so a sentence of as many short words is recognized by words that are
 * in no list.
 */
export function isSeedPhrase(text: string): boolean {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(LABEL, '')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
  const labels = Math.max(
    words.findIndex((word) => !LABEL_WORD.test(word)),
    0,
  );
  const starts = Array.from({ length: labels + 1 }, (_, start) => words.slice(start));
  return starts.some((rest) => [0, 1].some((last) => isPhrase(rest.slice(0, rest.length - last))));
}
