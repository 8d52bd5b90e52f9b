import { exchangeLabel, MAX_MOVEMENT_USD, type WhaleTransfer } from '@toolbox/core/whale';
import type { Row } from '../store/store.ts';
import type { CoinPrices } from './coinPrices.ts';
import type { Block } from './readBlock.ts';

/** A stored transfer includes its block, so that it can be removed and its confirmations counted. */
export type StoredTransfer = WhaleTransfer & { readonly blockHash: string; readonly blockNumber: number };

const MILLION = 1_000_000;

function cents(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The transfers of a block that are worth `minimumUsd` and more, as they are stored. */
export async function transferRows(block: Block, prices: CoinPrices, minimumUsd: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { id, coin, amount, from, to, txHash, type } of block.transfers) {
    const usdValue = amount * (await prices.priceOf(coin));
    if (!(usdValue >= minimumUsd && usdValue <= MAX_MOVEMENT_USD)) continue;
    const body: StoredTransfer = {
      id,
      coin,
      amount,
      value: cents(usdValue / MILLION),
      usdValue: Math.round(usdValue),
      from,
      to,
      fromLabel: exchangeLabel(from),
      toLabel: exchangeLabel(to),
      timestamp: new Date(block.time).toISOString(),
      txHash,
      type,
      blockHash: block.hash,
      blockNumber: block.number,
    };
    rows.push({ id, time: block.time, body });
  }
  return rows;
}
