import { BITCOIN_PLACES, bitcoinReading } from '../qr/index.ts';
import { bitcoinAmount } from '../qr/payloads/bitcoinPayload.ts';
import type { Intent } from './intent.ts';
import { INTO } from './intentWords.ts';

const IN_BITCOIN = /btc$|비트코인$|^₿|₿$/iu;
/** The unit to convert to: 0.001btc 사토시, 1 btc to sats, 1비트코인은 몇 사토시? */
const TO_SATOSHI = new RegExp(String.raw`(?<=btc|비트코인|₿)${INTO}(?:사토시|sats?|satoshis?)$`, 'iu');

/**
 * An amount of bitcoin with its unit, or of satoshis and other small units. Parsed as in a payment link: at most the
 * supply, and nothing finer than a satoshi.
 *
 * @example readBitcoin('1000 sats') // { kind: 'bitcoin', amount: '0.00001', satoshis: 1000n }
 */
export function readBitcoin(text: string): Intent<'bitcoin'> | undefined {
  const typed = text.replace(TO_SATOSHI, '');
  const small = bitcoinReading(typed);
  const amount = bitcoinAmount(small ?? (IN_BITCOIN.test(typed) ? typed : ''), '');
  if (!amount.ok || amount.value === '') return undefined;
  const [whole = '', fraction = ''] = amount.value.split('.');
  return { kind: 'bitcoin', amount: amount.value, satoshis: BigInt(whole + fraction.padEnd(BITCOIN_PLACES, '0')) };
}
