/** The place of an Ethereum address in a run of characters without spaces. */
const ADDRESS = /(?<![0-9A-Za-z])0x[0-9a-f]{40}(?![0-9A-Za-z])/iu;
/** The end of what is before the address of an account in a link: `/address/0x…`, `?to=0x…`. */
const ACCOUNT =
  /(?:\/(?:address(?:es)?|addr|accounts?|wallets?|profiles?|portfolio|users?|send|pay)\/|[?&](?:address|addr|account|wallet|to|recipient|receiver|safe)=)(?:eth:|ethereum:|pay-)?$/iu;
/** What follows the address where the link calls a contract, or shows its code: `@1/transfer`, `#code`. */
const CALL = /^(?:@\w{1,20})?(?:\/\w|(?:\?[^#]{0,200})?#(?:code|read|write))/iu;
const WORDS =
  /contract|(?<![a-z])ca\s?:|token\s+address|컨트랙|콘트랙|컨트렉|계약|토큰\s?주소|合约|合約|(?<![a-z])(?:token|nft|lp|pair|pool|collection)\s?:\s?0x|토큰\s?:\s?0x/iu;
/** Traders call the address of a contract so. */
const CONTRACT_ADDRESS = /(?<![A-Za-z])CA(?![A-Za-z])/u;

/** `ETH/0x…` is none. */
function isLink(before: string): boolean {
  return before.includes('/') && /[.:]/u.test(before);
}

/**
 * Whether a text presents the Ethereum address in it as a contract: by its words, by the page that a link is about, or
 * because the link calls it. In a link only the address of an account is none.
 *
 * @param text with percent codes decoded and without full-width characters
 */
export function namesContract(text: string): boolean {
  if (WORDS.test(text) || CONTRACT_ADDRESS.test(text)) return true;
  return text.split(/\s+/u).some((run) => {
    const found = ADDRESS.exec(run);
    if (found === null) return false;
    const before = run.slice(0, found.index);
    return CALL.test(run.slice(found.index + found[0].length)) || (isLink(before) && !ACCOUNT.test(before));
  });
}
