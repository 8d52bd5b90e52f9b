import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Normaliser, Trade } from '../trade.ts';
import * as normalise from './index.ts';

/** Recorded frames, kept outside the repository because they belong to others. */
const FIXTURES = fileURLToPath(new URL('../../../../../../shared/fixtures/', import.meta.url));

function read(file: string): unknown {
  return JSON.parse(readFileSync(FIXTURES + file, 'utf8'));
}

function tradesOf(file: string, normaliser: Normaliser): readonly Trade[] {
  const content = read(file);
  return (Array.isArray(content) ? content : [content]).flatMap((message) => normaliser(message));
}

describe.skipIf(!existsSync(FIXTURES))('recorded frames', () => {
  it.each<[string, Normaliser, number]>([
    ['binance-usdm/captured_2021_combined_aggTrade.json', normalise.normaliseBinance, 1],
    ['binance-spot/captured_2021_combined_aggTrade.json', normalise.normaliseBinanceSpot, 2],
    ['bybit/doc_publicTrade.json', normalise.normaliseBybit, 1],
    ['okx/swap_trade.json', (message) => normalise.normaliseOkx(message), 1],
    ['okx/nautilus_trades.json', (message) => normalise.normaliseOkx(message), 1],
    ['coinbase-exchange/captured_2021_matches_channel.json', normalise.normaliseCoinbase, 1],
    ['coinbase-advanced/nautilus_market_trades.json', (m) => normalise.normaliseCoinbaseAdvanced(m), 2],
    ['kraken-v2/nautilus_trade_update.json', normalise.normaliseKraken, 2],
    ['kucoin/captured_2021_match.json', normalise.normaliseKucoin, 1],
    ['htx/captured_2021_trade_detail.json', normalise.normaliseHtx, 2],
    ['gate-spot/captured_2021_spot_trades.json', normalise.normaliseGate, 1],
    ['gate-spot/doc_spot_trades_array.json', normalise.normaliseGate, 1],
  ])('%s', (file, normaliser, least) => {
    const trades = tradesOf(file, normaliser);
    expect(trades.length).toBeGreaterThanOrEqual(least);
    for (const trade of trades) expect(trade.volumeUsd).toBeCloseTo(trade.price * trade.volume, 6);
  });

  it('reads the protobuf frame as it was encoded', () => {
    const { frame, decoded } = read('mexc/aggre_deals_protobuf.json') as {
      frame: string;
      decoded: { deals: { price: string; quantity: string; tradeType: number; time: number }[] };
    };
    const trades = normalise.normaliseMexc(new Uint8Array(Buffer.from(frame, 'base64')));
    expect(trades.map(({ price, volume, side, timestamp }) => ({ price, volume, side, timestamp }))).toEqual(
      decoded.deals.map(({ price, quantity, tradeType, time }) => ({
        price: Number(price),
        volume: Number(quantity),
        side: tradeType === 1 ? 'BUY' : 'SELL',
        timestamp: time,
      })),
    );
  });

  it('reads the gzipped frames', () => {
    const { frames } = read('htx/captured_2021_trade_detail.gz64.json') as { frames: string[] };
    const messages = frames.map((frame) => JSON.parse(gunzipSync(Buffer.from(frame, 'base64')).toString('utf8')));
    expect(messages.flatMap((message) => normalise.normaliseHtx(message)).length).toBeGreaterThan(0);
  });

  it('reads the pairs of the channels, then their trades', () => {
    const messages = read('bitfinex/doc_trades.json') as unknown[];
    const channels = new Map(
      messages.flatMap((message) => {
        const subscribed = normalise.parseBitfinexChannel(message);
        return subscribed === undefined ? [] : [[subscribed.channel, subscribed.symbol] as const];
      }),
    );
    expect(messages.flatMap((message) => normalise.normaliseBitfinex(message, channels))).toMatchObject([
      { symbol: 'BTCUSD', side: 'BUY', price: 1818.5, volume: 0.00325131 },
    ]);
  });
});
