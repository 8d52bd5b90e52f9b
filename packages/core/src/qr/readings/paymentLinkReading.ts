import type { WalletCoin } from '../../address/index.ts';
import { exact, formatExact } from '../../exact/index.ts';
import { ETHER_DECIMALS } from '../../wei/convertWei.ts';
import { parseWeiInput } from '../../wei/form/index.ts';
import { bitcoinAmount } from '../payloads/bitcoinPayload.ts';
import { queryParts } from './queryParts.ts';

/** What a payment link says besides the address. */
export type PaymentLink = {
  readonly coin: WalletCoin;
  /** In bitcoin or ether, as plain digits; empty where there is none, or none that the form accepts. */
  readonly amount: string;
  readonly label: string;
  readonly message: string;
  /** The chain of an Ethereum link that is not for mainnet: its amount is not in ether. */
  readonly otherChain: number | undefined;
  /** The names of the parts that the form has no field for. */
  readonly leftOut: readonly string[];
};

const LINK = /^(bitcoin|ethereum):[^?@/]{1,100}(?:@(\d{1,10}))?(?:\?(.*))?$/isu;
const MAINNET = 1;
/** Without commas and exponents, as BIP 21 demands. */
const BITCOIN_AMOUNT = /^[\d.]+$/u;
/** ERC-681 allows an exponent. */
const WEI = /^[\d.]+(?:e\d{1,2})?$/iu;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign of its own.
    return text;
  }
}

function etherAmount(value: string): string {
  const wei = parseWeiInput(WEI.test(value) ? value : '', 'weiToEth', '');
  const places = ETHER_DECIMALS;
  return wei.ok ? formatExact(exact(wei.value).div(10n ** BigInt(places)), { places, minPlaces: 0 }) : '';
}

/**
 * What a payment link says besides the address that `addressReading` returns, so that a form can be filled with it; to
 * be offered, never taken without asking. Undefined for every other text.
 *
 * - `bitcoin:` has an amount, a label and a message, `ethereum:` an amount in wei, which may have an exponent. Whatever
 *   else is in the link, or is not accepted, is listed in `leftOut`.
 * - An amount on another chain than Ethereum's mainnet is left out, because it is not in ether.
 *
 * @see BIP 21 (2012-01-29) and ERC-681 (2017-08-01), read 2026-11-25
 * @example paymentLinkReading('ethereum:0x52908400098527886E0F7030069857D2E4169EE7@1?value=2.5e18')?.amount // '2.5'
 */
export function paymentLinkReading(text: string): PaymentLink | undefined {
  const [found, scheme = '', chain, query = ''] = LINK.exec(text.trim()) ?? [];
  if (found === undefined) return undefined;
  const named = queryParts(query).map(([name, value]) => [decoded(name), decoded(value)] as const);
  // The first one of a name counts.
  const parts = new Map(named.reverse());
  const left = (taken: readonly string[]) => [...parts.keys()].reverse().filter((name) => !taken.includes(name));
  if (scheme.toLowerCase() === 'bitcoin') {
    const given = parts.get('amount') ?? '';
    const typed = bitcoinAmount(BITCOIN_AMOUNT.test(given) ? given : '', '');
    const amount = typed.ok ? typed.value : '';
    return {
      coin: 'BTC',
      amount,
      label: parts.get('label') ?? '',
      message: parts.get('message') ?? '',
      otherChain: undefined,
      leftOut: left(['label', 'message', ...(amount === '' ? [] : ['amount'])]),
    };
  }
  const otherChain = chain === undefined || Number(chain) === MAINNET ? undefined : Number(chain);
  const amount = otherChain === undefined ? etherAmount(parts.get('value') ?? '') : '';
  return { coin: 'ETH', amount, label: '', message: '', otherChain, leftOut: left(amount === '' ? [] : ['value']) };
}
