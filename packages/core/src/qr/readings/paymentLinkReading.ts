import { decodedLink } from '../../address/guesses/decodedLink.ts';
import type { WalletCoin } from '../../address/index.ts';
import { formatExact } from '../../exact/index.ts';
import { parseNumber } from '../../validate/index.ts';
import { MAX_PASTED_UNITS, plainCharacters } from '../../validate/plainCharacters.ts';
import { ETHER_DECIMALS } from '../../wei/convertWei.ts';
import { MAX_WEI_INPUT } from '../../wei/form/parseWeiInput.ts';
import { BITCOIN_PLACES, MAX_BITCOIN } from '../payloads/bitcoinPayload.ts';
import { queryParts } from './queryParts.ts';

/** The contents of a payment link besides the address. */
export type PaymentLink = {
  readonly coin: WalletCoin;
  /** In bitcoin or ether, as plain digits; empty where there is none, or none that the form accepts. */
  readonly amount: string;
  readonly label: string;
  readonly message: string;
  /** The chain of an Ethereum link that is not for mainnet: its amount is not in ether. */
  readonly otherChain: number | undefined;
  /** The names of the parts that the form has no field for, or that were not understood. */
  readonly leftOut: readonly string[];
};

/**
 * A payment link in a text. Without a scheme, the number of a chain identifies it. MetaMask has links of its own, and
 * QR codes with the chain in hexadecimal. A query extends to the end, because an unescaped label may have spaces.
 */
const LINK =
  /\b(?:(bitcoin):[/\s]*[13b]\w{25,}|(?:(?:ethereum:[/\s]*|metamask[a-z.]+\/send\/)(?:pay-)?|eip155:(\d+):|(?=\w+\s*@\d))0x[0-9a-f]{40}(?:\s*@(0x[0-9a-f]{1,8}|\d{1,10}))?)(?:\/?[\r\n]*[?&](.*)$|(?![@＠%]|\/?\w))/isu;
const MAINNET = 1;
/** Without commas, as BIP 21 demands. ERC-681 allows an exponent. */
const AMOUNT = /^[\d.]+(e\d+)?$/iu;
/** An opening quotation mark. Apostrophes and brackets, which texts also have elsewhere, must be before the link. */
const OPENING = /["`<“‘]|['(]$/u;
const CLOSING = /["`>”’']*\)?$/u;
/** Names of amounts, in whatever link, and of chains in place of their numbers. */
const NAMES = /(?<=[?&#])(amount|value)(?==)|(?<=0x[0-9a-f]{40})@[a-z]\w*/giu;

/**
 * What a payment link says besides the address that `addressReading` returns, so that a form can be filled with it; to
 * be offered, never taken without asking. Undefined for every other text.
 *
 * - `bitcoin:` has an amount, a label and a message, `ethereum:` an amount in wei, which may have an exponent.
 *   Whatever else is in the link, or is not accepted, is listed in `leftOut`, as is an amount in another kind of
 *   link, and a chain that is named in place of its number (`0x…@polygon`).
 * - The link may be in quotes, brackets, a sentence or another link, have `//`, `/`, `&` or a space where it should
 *   not, its chain in hexadecimal or no scheme before an address with a chain (`0x…@137`, `eip155:137:0x…`), or be one
 *   of MetaMask (`https://metamask.app.link/send/0x…`).
 * - An amount on another chain than Ethereum's mainnet is left out, because it is not in ether.
 *
 * @see BIP 21 (2012-01-29) and ERC-681 (2017-08-01), read 2026-11-25; CAIP-10 (2020-03-13), read 2026-11-28
 * @example paymentLinkReading('ethereum:0x52908400098527886E0F7030069857D2E4169EE7@1?value=2.5e18')?.amount // '2.5'
 */
export function paymentLinkReading(text: string): PaymentLink | undefined {
  if (text.length > MAX_PASTED_UNITS) return undefined;
  const plain = plainCharacters(text);
  const inner = decodedLink(plain);
  // A label keeps its characters where the link is understood with them.
  const link = LINK.exec(text.trim()) ?? LINK.exec(plain) ?? LINK.exec(inner);
  const [whole = '', bitcoin, first = MAINNET, chain = first, query = ''] = link ?? [];
  const isQuoted = OPENING.test(link?.input.slice(0, link.index) ?? '');
  // Of several parts with one name, the first counts.
  const parts = new Map(
    queryParts(isQuoted ? query.replace(CLOSING, '') : query)
      .map(([name, value]) => [decodedLink(name), decodedLink(value)] as const)
      .reverse(),
  );
  const otherChain = Number(chain) === MAINNET ? undefined : Number(chain);
  const name = bitcoin ? 'amount' : 'value';
  const given = plainCharacters(parts.get(name) ?? '');
  const typed = parseNumber(AMOUNT.test(given) && otherChain === undefined ? given : '', {
    field: '',
    decimals: bitcoin ? BITCOIN_PLACES : 0,
    max: bitcoin ? MAX_BITCOIN : MAX_WEI_INPUT,
    allowExponent: !bitcoin,
    allowZero: false,
  });
  // An amount in bitcoin has fewer places, which are not filled.
  const amount = typed.ok
    ? formatExact(typed.value.div(bitcoin ? 1n : 10n ** BigInt(ETHER_DECIMALS)), {
        places: ETHER_DECIMALS,
        minPlaces: 0,
      })
    : '';
  const fields = bitcoin ? ['label', 'message'] : [];
  const names = [...parts.keys()].reverse().filter((key) => ![...fields, amount && name].includes(key));
  if (!amount) names.push(...((link?.input.replace(whole, '') ?? inner).match(NAMES) ?? []));
  if (!link && names.length === 0) return undefined;
  const [label = '', message = ''] = fields.map((key) => parts.get(key));
  return {
    coin: bitcoin || !/\b0x/iu.test(whole || inner) ? 'BTC' : 'ETH',
    amount,
    label,
    message,
    otherChain,
    leftOut: [...new Set(names)],
  };
}
