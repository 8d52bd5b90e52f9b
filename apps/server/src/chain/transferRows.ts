import { exchangeLabel, MAX_MOVEMENT_USD, type WhaleTransfer } from '@toolbox/core/whale';
import type { Row } from '../store/store.ts';
import type { CoinPrices } from './coinPrices.ts';
import type { Block } from './readBlock.ts';

const MILLION = 1_000_000;

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The value of a transfer at the current price; `undefined` if it is worth less than `minimumUsd`, or too much. */
async function valuation(
  { coin, amount }: Pick<WhaleTransfer, 'coin' | 'amount'>,
  prices: CoinPrices,
  minimumUsd: number,
): Promise<Pick<WhaleTransfer, 'value' | 'usdValue' | 'estimated'> | undefined> {
  const { usd, isAssumed } = await prices.priceOf(coin);
  const usdValue = amount * usd;
  if (!(usdValue >= minimumUsd && usdValue <= MAX_MOVEMENT_USD)) return undefined;
  return { value: twoDecimals(usdValue / MILLION), usdValue: Math.round(usdValue), estimated: isAssumed };
}

/** The changes to stored transfers of which the price was not known when they were read, and is now. */
export async function revaluedRows(rows: readonly Row<'transfer'>[], prices: CoinPrices, minimumUsd: number) {
  const put: Row<'transfer'>[] = [];
  const remove: string[] = [];
  for (const row of rows) {
    const { body } = row;
    if (!body.estimated) continue;
    const value = await valuation(body, prices, minimumUsd);
    if (value === undefined) remove.push(row.id);
    else if (!value.estimated) put.push({ ...row, body: { ...body, ...value } });
  }
  return { put, remove };
}

/**
 * The ids of the stored transfers whose blocks are not, or no longer, part of the chain.
 *
 * @param hashOf the hash of the block of a number; `undefined` if it is not known
 * @param orphans the hashes of blocks that no longer belong to the chain
 */
export function orphanedIds(
  rows: readonly Row<'transfer'>[],
  hashOf: (blockNumber: number) => string | undefined,
  orphans: readonly string[] = [],
): readonly string[] {
  const isOrphaned = ({ blockNumber, blockHash }: Row<'transfer'>['body']) =>
    orphans.includes(blockHash) || (hashOf(blockNumber) ?? blockHash) !== blockHash;
  return rows.filter(({ body }) => isOrphaned(body)).map(({ id }) => id);
}

/** The transfers of a block that are worth `minimumUsd` and more, as they are stored. */
export async function transferRows(
  block: Block,
  prices: CoinPrices,
  minimumUsd: number,
): Promise<readonly Row<'transfer'>[]> {
  const rows: Row<'transfer'>[] = [];
  for (const { id, coin, amount, from, to, txHash, type } of block.transfers) {
    const value = await valuation({ coin, amount }, prices, minimumUsd);
    if (value === undefined) continue;
    const body = {
      id,
      coin,
      amount,
      ...value,
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
