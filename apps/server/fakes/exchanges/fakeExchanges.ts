import type { ExchangeName } from '../../src/upstream/exchanges/exchanges.ts';
import { fakeBinance, fakeBinanceSpot } from './fakeBinance.ts';
import { fakeBitfinex } from './fakeBitfinex.ts';
import { fakeBybit } from './fakeBybit.ts';
import { fakeCoinbase, fakeCoinbaseAdvanced } from './fakeCoinbase.ts';
import type { FakeExchange } from './fakeExchange.ts';
import { fakeGate } from './fakeGate.ts';
import { fakeHtx } from './fakeHtx.ts';
import { fakeKraken } from './fakeKraken.ts';
import { fakeKucoin } from './fakeKucoin.ts';
import { fakeMexc } from './fakeMexc.ts';
import { fakeOkx } from './fakeOkx.ts';

/** Every exchange has a fake: the compiler requires one. */
const fakes: Readonly<Record<ExchangeName, () => Promise<FakeExchange>>> = {
  binance: fakeBinance,
  'binance-spot': fakeBinanceSpot,
  bybit: fakeBybit,
  okx: fakeOkx,
  coinbase: fakeCoinbase,
  'coinbase-advanced': fakeCoinbaseAdvanced,
  kraken: fakeKraken,
  bitfinex: fakeBitfinex,
  kucoin: fakeKucoin,
  huobi: fakeHtx,
  gate: fakeGate,
  mexc: fakeMexc,
};

/** Every fake exchange, by the name `EXCHANGES` uses. */
export const FAKE_EXCHANGES: ReadonlyMap<string, () => Promise<FakeExchange>> = new Map(Object.entries(fakes));
