import { describe, expect, it } from 'vitest';
import { exchangeLabel } from './exchangeLabel.ts';
import { ownerExchange } from './ownerExchange.ts';

const BINANCE = '0x28c6c06298d514db089934071355e5743bf21d60';
const SOMEONE = `0x${'1f'.repeat(20)}`;

describe('exchange names and labels', () => {
  it.each([
    ['Binance', 'Binance'],
    ['binance', 'Binance'],
    ['Coinbase Institutional', 'Coinbase'],
    ['Binance Beacon Deposit', 'Binance'],
    ['Huobi', 'HTX'],
    ['OKEx Deposit', 'OKX'],
    ['Gate.io', 'Gate'],
    ['Gatekeeper', undefined],
    ['unknown wallet', undefined],
    ['Tether Treasury', undefined],
    [undefined, undefined],
  ])('%s belongs to %s', (owner, exchange) => {
    expect(ownerExchange(owner)).toBe(exchange);
  });

  it('knows wallets in any case', () => {
    expect(exchangeLabel(BINANCE.toUpperCase().replace('0X', '0x'))).toBe('Binance');
    expect(exchangeLabel(SOMEONE)).toBeUndefined();
    expect(exchangeLabel('__proto__')).toBeUndefined();
  });
});
