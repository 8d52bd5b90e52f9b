/** 32 or 64 bytes among words or in a link. */
const HASH_INSIDE =
  /(?<![0-9A-Za-z])(?:(?:0[xX])?(?:[0-9a-fA-F]{64}|[0-9a-fA-F]{128})|[1-9A-HJ-NP-Za-km-z]{86,88})(?![0-9A-Za-z])/u;
/** The same after a label of a transaction, or on its page in an explorer. `거래소` is an exchange, so no label. */
const TRANSACTION =
  /(?:(?<![a-z\d])(?:(?:tx|txn|transaction)s?|hash)|거래|트랜잭션|해시)(?:[\s_-]?(?:id|hash|아이디|해시|번호|값))?(?:[는은가이]|\sis)?[^\da-z가-힣]{0,4}(?:0x)?(?:[\da-f]{64}|[\da-z]{86,88})(?![\da-z])/giu;

/**
 * What the runs of 32 or 64 bytes in a text are: the hashes of transactions, if each has a label that says so.
 *
 * @param text with percent codes decoded and without full-width characters
 */
export function guessHash(text: string): 'transaction' | 'hashOrKey' | undefined {
  if (!HASH_INSIDE.test(text)) return undefined;
  return HASH_INSIDE.test(text.replace(TRANSACTION, '')) ? 'hashOrKey' : 'transaction';
}
