import { BITCOIN_PLACES, bitcoinReading } from '../qr/index.ts';
import { bitcoinAmount } from '../qr/payloads/bitcoinPayload.ts';
import type { Intent } from './intent.ts';

const IN_BITCOIN = /btc$|비트코인$|^₿|₿$/iu;

/**
 * An amount of bitcoin with its unit, or of satoshis and other small units. Parsed as in a payment link: at most the
 * supply, and nothing finer than a satoshi.
 *
 * @example readBitcoin('1000 sats') // { kind: 'bitcoin', amount: '0.00001', satoshis: 1000n }
 */
export function readBitcoin(text: string): Intent<'bitcoin'> | undefined {
  const small = bitcoinReading(text);
  const amount = bitcoinAmount(small ?? (IN_BITCOIN.test(text) ? text : ''), '');
  if (!amount.ok || amount.value === '') return undefined;
  const [whole = '', fraction = ''] = amount.value.split('.');
  return { kind: 'bitcoin', amount: amount.value, satoshis: BigInt(whole + fraction.padEnd(BITCOIN_PLACES, '0')) };
}
