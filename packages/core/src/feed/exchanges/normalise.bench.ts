import { expect, test } from 'vitest';
import { z } from 'zod';
import * as normalise from './index.ts';

const T = 1_790_000_000_123;
const ISO = new Date(T).toISOString();
const channels = new Map([[17, 'BTCUSD']]);
const frame = new Uint8Array(
  Buffer.from(
    'Ci9zcG90QHB1YmxpYy5hZ2dyZS5kZWFscy52My5hcGkucGJAMTAwbXNAQlRDVVNEVBoHQlRDVVNEVDDI2cGijDTSEzMKGAoINjUwMDAuMTASAzAuNRgBIPvYwaKMNBIXc3BvdEBwdWJsaWMuYWdncmUuZGVhbHM=',
    'base64',
  ),
);

/** A normalizer with its JSON.parse takes less than this. */
const GOAL_MICROSECONDS = 5;

const messages: Readonly<Record<string, readonly [text: string, read: (message: unknown) => unknown]>> = {
  binance: [
    `{"stream":"btcusdt@aggTrade","data":{"e":"aggTrade","E":${T},"s":"BTCUSDT","a":501,"p":"65000.50","q":"0.800","f":1,"l":3,"T":${T},"m":true}}`,
    normalise.normaliseBinance,
  ],
  bybit: [
    `{"topic":"publicTrade.BTCUSDT","type":"snapshot","ts":${T},"data":[{"T":${T},"s":"BTCUSDT","S":"Buy","v":"0.001","p":"65000.50","L":"PlusTick","i":"20f43950-d8dd-5b31-9112-a178eb6023af","BT":false,"seq":1783284617}]}`,
    normalise.normaliseBybit,
  ],
  okx: [
    `{"arg":{"channel":"trades","instId":"BTC-USDT-SWAP"},"data":[{"instId":"BTC-USDT-SWAP","tradeId":"130639474","px":"65120.1","sz":"2500.5","side":"buy","ts":"${T}","count":"3","source":"0","seqId":1234}]}`,
    (message) => normalise.normaliseOkx(message),
  ],
  coinbase: [
    `{"type":"match","trade_id":10,"sequence":50,"maker_order_id":"a","taker_order_id":"b","time":"${ISO}","product_id":"BTC-USD","size":"5.23512","price":"65000.23","side":"sell"}`,
    normalise.normaliseCoinbase,
  ],
  kraken: [
    `{"channel":"trade","type":"update","data":[{"symbol":"BTC/USD","side":"buy","price":65000.2,"qty":0.00027625,"ord_type":"limit","trade_id":10218208,"timestamp":"${ISO}"}]}`,
    normalise.normaliseKraken,
  ],
  bitfinex: [`[17,"te",[1128060969,${T},0.00325131,65000.5]]`, (m) => normalise.normaliseBitfinex(m, channels)],
  kucoin: [
    `{"type":"message","topic":"/market/match:BTC-USDT","subject":"trade.l3match","data":{"sequence":"1","type":"match","symbol":"BTC-USDT","side":"buy","price":"65000.1","size":"0.011","tradeId":"5c35c02709e4f67d5266954e","takerOrderId":"a","makerOrderId":"b","time":"${T}000000"}}`,
    normalise.normaliseKucoin,
  ],
  htx: [
    `{"ch":"market.btcusdt.trade.detail","ts":${T},"tick":{"id":100182534526,"ts":${T},"data":[{"id":100182534526255757567432481,"ts":${T},"tradeId":100045088885,"amount":0.99588,"price":65000.2,"direction":"buy"}]}}`,
    normalise.normaliseHtx,
  ],
  gate: [
    `{"time":1,"channel":"spot.trades","event":"update","result":{"id":3130257995,"create_time":1,"create_time_ms":"${T}.0","side":"sell","currency_pair":"BTC_USDT","amount":"0.0116","price":"65000.11"}}`,
    normalise.normaliseGate,
  ],
};

for (const [name, [text, read]] of Object.entries(messages)) {
  test(`${name}, JSON.parse included`, async ({ bench }) => {
    const { latency } = await bench(name, () => {
      read(JSON.parse(text));
    }).run();
    expect(latency.p50 * 1000).toBeLessThan(GOAL_MICROSECONDS);
  });
}

test('mexc, protobuf', async ({ bench }) => {
  const { latency } = await bench('mexc', () => {
    normalise.normaliseMexc(frame);
  }).run();
  expect(latency.p50 * 1000).toBeLessThan(GOAL_MICROSECONDS);
});

const decimal = z
  .string()
  .regex(/^\d{1,30}(?:\.\d{1,30})?$/)
  .transform(Number)
  .refine((value) => value > 0 && Number.isFinite(value));
const whole = z.number().int().positive();
/** Checks the same as the guards for Binance. */
const schema = z.object({
  stream: z.string(),
  data: z.object({
    e: z.literal('aggTrade'),
    s: z.string(),
    a: whole,
    p: decimal,
    q: decimal,
    T: whole,
    m: z.boolean(),
  }),
});

for (const [name, price] of [
  ['a trade', '65000.50'],
  ['a malformed trade', 'soon'],
] as const) {
  test(`guards read ${name} sooner than a schema`, async ({ bench }) => {
    const data = { e: 'aggTrade', E: T, s: 'BTCUSDT', a: 501, p: price, q: '0.800', f: 1, l: 3, T, m: true };
    const message: unknown = { stream: 'btcusdt@aggTrade', data };
    const guards = await bench('guards', () => {
      normalise.normaliseBinance(message);
    }).run();
    const schemas = await bench('schema', () => {
      schema.safeParse(message);
    }).run();
    expect(guards.latency.p50).toBeLessThan(schemas.latency.p50);
  });
}
