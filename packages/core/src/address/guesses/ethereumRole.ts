/** The place of an Ethereum address in a run of characters without spaces. */
const ADDRESS = /(?<![0-9A-Za-z])0x[0-9a-f]{40}(?![0-9A-Za-z])/giu;
/** The end of what is before the address of an account in a link: `/address/0x…`, `?to=0x…`. */
const ACCOUNT =
  /(?:\/(?:address(?:es)?|addr|accounts?|wallets?|profiles?|portfolio|users?|send|pay)\/|[?&](?:address|addr|account|wallet|to|recipient|receiver|safe)=)(?:eth:|ethereum:|pay-)?$/iu;
/** Sites where the address of an account is the first part of the path. */
const PROFILE = /(?<![\w.-])(?:www\.)?(?:opensea\.io|rainbow\.me|app\.zerion\.io|app\.ens\.domains)\/$/iu;
/** A scheme with slashes, a host with a path, or a chain of CAIP. Not `ETH/0x…` and `bank/address:0x…`. */
const LINK = /:\/\/|(?<![\w.-])(?:[\w-]+\.)+[a-z]{2,24}(?::\d{1,5})?\/|(?<![\w-])eip155:\d{1,10}\//iu;
/** A part of the path, or a name in the query, for what a contract keeps. */
const ASSET =
  /(?<!\/)[/?&](?:\w{1,20}[-_])?(?:tokens?|nfts?|collections?|assets|erc-?\d{2,4})(?:address|id)?(?![a-z])/iu;
/** What follows the address where the link calls a contract, or shows its code: `@1/transfer`, `#code`. */
const CALL = /^@\w{1,20}\/\w|^[^#]{0,200}#(?:code|read|write)|^\/code(?![a-z])/iu;
/** Before the address in a link that may call it without the number of a chain. */
const CALLABLE = /(?:(?<![a-z])ethereum:|\/(?:send|pay)\/)(?:pay-)?$/iu;
/** In a text where each address is `0x`. An agreement between people is `계약` and `contract` as well. */
const WORDS =
  /(?<!(?:per|under|our|your|my|rental|lease|sales|service|employment)\s(?:the\s|our\s)?)contract(?!or|ual|\s(?:payment|deposit|fee|amount|price|balance|date|number))|token\s+address|컨트랙|콘트랙|컨트렉|계약\s?주소|(?:스마트|토큰|코인)\s?계약|계약[은이]?[^\da-z가-힣]{0,4}0x|0x[^\da-z가-힣]{0,4}계약(?![가-힣])|토큰\s?주소|合约|合約|(?<![a-z])(?:token|nft|lp|pair|pool|collection)\s?:\s?0x|토큰\s?:\s?0x/iu;
/** Traders call the address of a contract so. It is also a state, a degree and an authority. */
const CONTRACT_ADDRESS =
  /(?<![0-9A-Za-z])(?:CA|ca(?=\s?:))(?:\s?(?:주소|[Aa]ddress)|[는은]|\sis)?[^0-9A-Za-z가-힣]{0,4}0x|0x\s?\(CA\)/u;

/** What a text presents the Ethereum address in it as; `unknown` where a link may be about either. */
type EthereumRole = 'account' | 'contract' | 'unknown';

function roleBetween(before: string, after: string): EthereumRole {
  if (CALL.test(after) || (CALLABLE.test(before) && /^\/\w/u.test(after))) return 'contract';
  if (!LINK.test(before) || ACCOUNT.test(before) || PROFILE.test(before)) return 'account';
  return ASSET.test(before) ? 'contract' : 'unknown';
}

/**
 * What a text presents the Ethereum address in it as: by its words, by the page that a link is about, or because the
 * link calls it. In a link an address is that of an account only where its path or its site shows this.
 *
 * @param text with percent codes decoded and without full-width characters
 */
export function ethereumRole(text: string): EthereumRole {
  // Digits of an address may spell a word.
  const words = text.replace(ADDRESS, '0x');
  if (WORDS.test(words) || CONTRACT_ADDRESS.test(words)) return 'contract';
  const roles = text.split(/\s+/u).flatMap((run) =>
    Array.from(run.matchAll(ADDRESS), ({ 0: address, index }) =>
      // Each address is read in what is around it, without the digits of the others.
      roleBetween(run.slice(0, index).replace(ADDRESS, '0x'), run.slice(index + address.length)),
    ),
  );
  return (['contract', 'unknown'] as const).find((role) => roles.includes(role)) ?? 'account';
}
