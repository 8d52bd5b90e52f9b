import { setTimeout as wait } from 'node:timers/promises';
import { exchangeLabel, type WhaleTransfer } from '@toolbox/core/whale';
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { reasonOf } from '../reasonOf.ts';
import type { Row, Store } from '../store/store.ts';
import { followLink, type Link } from './chainWindow.ts';
import type { CoinPrices } from './coinPrices.ts';
import type { JsonRpc } from './jsonRpc.ts';
import { type Block, headNumber, readBlock } from './readBlock.ts';

export type ChainFollower = {
  /** When the chain was last read to its head, by the monotonic clock. */
  readonly lastScan: () => number | undefined;
  readonly head: () => number | undefined;
  readonly close: () => Promise<void>;
};

/** A stored transfer knows its block, so that it can be taken back and its confirmations counted. */
export type StoredTransfer = WhaleTransfer & { readonly blockHash: string; readonly blockNumber: number };

const MILLION = 1_000_000;
/** Blocks read once more after a restart, in case the chain took another way meanwhile. */
const RESUME_OVERLAP = 8;
/** After a failure the next attempt waits no longer than this. */
const MOST_WAIT_MS = 60_000;

type Parts = {
  readonly config: Config;
  readonly rpc: JsonRpc;
  readonly prices: CoinPrices;
  readonly store: Store;
  readonly log: Log;
  readonly onChange: () => void;
  readonly clock?: Clock;
};

/**
 * Follows the head of Ethereum: reads the last blocks at the start, a pause between them, then every new one.
 *
 * A block that a reorganisation threw out takes its transfers with it; the blocks of the new way are read instead.
 * Transfers and the place that was reached are stored in one step.
 */
export function followChain({ config, rpc, prices, store, log, onChange, clock = systemClock }: Parts): ChainFollower {
  const closing = new AbortController();
  let links: readonly Link[] = [];
  let lastScan: number | undefined;
  let head: number | undefined;
  let failures = 0;

  const rowsOf = async (block: Block): Promise<readonly Row[]> => {
    const rows: Row[] = [];
    for (const { id, coin, amount, from, to, txHash, type } of block.transfers) {
      const usdValue = amount * (await prices.priceOf(coin));
      if (usdValue < config.WHALE_TRANSFER_MIN_USD) continue;
      const body: StoredTransfer = {
        id,
        coin,
        amount,
        value: Math.round(usdValue / (MILLION / 100)) / 100,
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
  };
  /** What is stored of blocks that are orphans now, also of those a previous run read. */
  const outdated = (block: Block, orphans: readonly string[]) =>
    store.rows('transfer').flatMap(({ id, body }) => {
      const { blockHash, blockNumber } = body as StoredTransfer;
      const replaced = blockNumber === block.number && blockHash !== block.hash;
      return replaced || orphans.includes(blockHash) ? [id] : [];
    });

  /** Reads one block; the number of the next one to read. */
  const step = async (number: number): Promise<number> => {
    const block = await readBlock(rpc, number);
    const window = followLink(links, block);
    links = window.links;
    const remove = outdated(block, window.orphans);
    const fits = links.at(-1)?.hash === block.hash;
    const put = fits ? await rowsOf(block) : [];
    store.write('transfer', { put, remove, cursor: String(fits ? number : number - 2) });
    if (window.orphans.length > 0) log.warn({ blocks: window.orphans.length }, 'the chain took another way');
    return fits ? number + 1 : number - 1;
  };

  const catchUp = async () => {
    head = await headNumber(rpc);
    const oldest = Math.max(0, head - config.CHAIN_BACKFILL_BLOCKS + 1);
    const reached = Number(store.cursor('transfer') ?? -1) - RESUME_OVERLAP;
    let next = Math.max(oldest, (links.at(-1)?.number ?? reached) + 1);
    while (next <= head) {
      next = Math.max(oldest, await step(next));
      if (next <= head) await wait(config.CHAIN_BLOCK_GAP_MS, undefined, closing);
    }
    lastScan = clock.now();
    onChange();
  };

  const run = async () => {
    while (!closing.signal.aborted) {
      let waitMs = config.CHAIN_POLL_MS;
      try {
        await catchUp();
        if (failures > 0) log.info({ source: 'ethereum' }, 'answers again');
        failures = 0;
      } catch (error) {
        if (closing.signal.aborted) return;
        waitMs = Math.min(MOST_WAIT_MS, config.CHAIN_POLL_MS * 2 ** Math.min(failures, 10));
        const reason = reasonOf(error);
        if (failures === 0) log.warn({ source: 'ethereum', reason, retryMs: waitMs }, 'does not answer');
        else log.info({ source: 'ethereum', retryMs: waitMs });
        failures += 1;
      }
      await wait(waitMs, undefined, closing).catch(() => undefined);
    }
  };
  const running = run();

  return {
    lastScan: () => lastScan,
    head: () => head,
    close: async () => {
      closing.abort();
      await running;
    },
  };
}
