import { setTimeout as wait } from 'node:timers/promises';
import { CHAIN_ID, WHALE_WINDOW_MS } from '@toolbox/core/whale';
import type { ChainState } from '@toolbox/core/whale/sources';
import { type Clock, dateOf, systemClock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { reasonOf } from '../log/reasonOf.ts';
import { doubled } from '../rest/doubled.ts';
import type { Change, Store } from '../store/store.ts';
import { parseChainCursor, serializeChainCursor } from './chainCursor.ts';
import { followLink, type Link, WINDOW_BLOCKS } from './chainWindow.ts';
import type { CoinPrices } from './coinPrices.ts';
import type { EthereumNodes } from './ethereumNodes.ts';
import { type Block, InvalidChainDataError } from './readBlock.ts';
import { orphanedIds, revaluedRows, transferRows } from './transferRows.ts';

export type ChainFollower = {
  readonly state: () => ChainState;
  /** When this process last read the chain to its head, by the monotonic clock. */
  readonly lastScan: () => number | undefined;
  /** When it was last read, possibly by an earlier process; milliseconds since 1970. */
  readonly scannedAt: () => number | undefined;
  /** The newest block that was read, possibly by an earlier process. */
  readonly lastBlock: () => number | undefined;
  /** The timestamp of the last block this process read, milliseconds since 1970. */
  readonly blockTime: () => number | undefined;
  readonly close: () => Promise<void>;
};

/** Blocks to read again after a restart, in case the chain was reorganized meanwhile. */
const RESUME_OVERLAP = 8;
/** Ethereum has at most one block in this time. */
const SLOT_MS = 12_000;
/** The blocks whose transfers are shown: older ones are not read, however long an outage was. */
const SHOWN_BLOCKS = WHALE_WINDOW_MS / SLOT_MS;
/** Blocks to read before the head is requested again, because a node without a new head counts as stuck after 5 min. */
const MAX_BLOCKS_PER_POLL = 50;
/** The maximum delay after a failure. */
const MAX_WAIT_MS = 60_000;

type Parts = {
  readonly config: Config;
  readonly nodes: EthereumNodes;
  readonly prices: CoinPrices;
  readonly store: Store;
  readonly log: Log;
  readonly onChange: () => void;
  readonly clock?: Clock;
};

/**
 * Follows the head of Ethereum: reads the last blocks at the first start, with a pause between them, then every new
 * one. After an outage, and after a restart, it continues where it stopped, so that no transfer of the period that is
 * shown is missing.
 *
 * The transfers of an orphaned block are removed, and the blocks of the new chain are read instead. Transfers and the
 * cursor, with its chain id, are stored in one transaction.
 */
export function followChain({
  config,
  nodes,
  prices,
  store,
  log,
  onChange,
  clock = systemClock,
}: Parts): ChainFollower {
  const closing = new AbortController();
  let links: readonly Link[] = [];
  /** The first of the blocks that this process has read without a gap. */
  let readFrom = Number.POSITIVE_INFINITY;
  /** The newest block that this process has read: the cursor is before it while those of a gap are read. */
  let newest = -1;
  /**
   * Where the blocks that are read again end: the cursor stays there meanwhile. Otherwise their transfers would be
   * hidden until they are read, and a restart meanwhile would go back further each time.
   */
  let resumed = -1;
  /** The hashes of the blocks that this process has read, of those that are shown. */
  const hashes = new Map<number, string>();
  /** The cursor as this process knows it: the store has another one once it has opened a file again. */
  let known = store.cursor('transfer');
  let state: ChainState = 'starting';
  let lastScan: number | undefined;
  let failures = 0;

  const storedCursor = () => {
    const stored = parseChainCursor(store.cursor('transfer'));
    return stored?.chain === CHAIN_ID ? stored : undefined;
  };
  const cursorAt = (block: number, at: number) => serializeChainCursor({ chain: CHAIN_ID, block, at });
  const isOtherCursor = () => store.cursor('transfer') !== known;
  const write = (change: Change<'transfer'> & { readonly cursor: string }) => {
    known = change.cursor;
    store.write('transfer', change);
  };
  /** Data of another chain is discarded. */
  const forgetOtherChain = () => {
    const cursor = store.cursor('transfer');
    if (cursor === undefined || storedCursor() !== undefined) return;
    log.warn({ source: 'ethereum' }, 'what is stored is of another chain and is not shown');
    write({ remove: store.rows('transfer').map(({ id }) => id), cursor: cursorAt(-1, clock.date()) });
  };
  /**
   * A file that was put in place, such as a disk that was mounted late, or a backup, ends at another block. If this
   * process has read all shown blocks since, it continues after its last one; otherwise those of the gap are read as
   * well. Transfers of blocks that were orphaned while the file was away are removed, as their blocks may not be read
   * again.
   *
   * @param oldest the first of the blocks that are shown
   */
  const settleOtherCursor = (oldest: number) => {
    if (!isOtherCursor()) return;
    const next = (storedCursor()?.block ?? -1) + 1;
    const remove = orphanedIds(store.rows('transfer'), (number) => hashes.get(number));
    if (known !== undefined && Math.max(next, oldest) >= readFrom) write({ remove, cursor: known });
    else {
      store.write('transfer', { remove });
      known = store.cursor('transfer');
      links = [];
      forgetOtherChain();
    }
  };
  /** Stored transfers of orphaned blocks, including those read by a previous run or brought back by a file. */
  const outdated = (block: Block, orphans: readonly string[]) => {
    const hashOf = (number: number) => (number === block.number ? block.hash : hashes.get(number));
    return orphanedIds(store.rows('transfer'), hashOf, orphans);
  };

  /** Transfers that are already stored keep the value of the time they were first read. */
  const storedIn = ({ hash }: Block) =>
    store.rows('transfer').flatMap(({ id, body }) => (body.blockHash === hash ? [id] : []));

  /** Reads one block; returns the number of the next one, and whether two nodes agree on this one. */
  const step = async (number: number, head: number) => {
    const before = links.findLast((link) => link.number === number - 1);
    const { value: block, confirmed } = await nodes.block(number, before);
    const { number: _number, hash, parentHash, time } = block;
    const window = followLink(links, { number, hash, parentHash, time });
    const remove = outdated(block, window.orphans);
    const fits = window.links.at(-1)?.hash === block.hash;
    const stored = storedIn(block);
    const found = fits ? await transferRows(block, prices, config.WHALE_TRANSFER_MIN_USD) : [];
    const put = found.filter(({ id }) => !stored.includes(id));
    // Behind the head, the time of the last complete scan stays.
    const at = number < head ? (storedCursor()?.at ?? clock.date()) : clock.date();
    // This block may be after a gap.
    if (isOtherCursor()) return { next: number, confirmed };
    links = window.links;
    if (!fits) resumed = -1;
    else {
      newest = Math.max(newest, number);
      hashes.set(number, block.hash);
      for (const read of hashes.keys()) if (read <= head - SHOWN_BLOCKS) hashes.delete(read);
    }
    write({ put, remove, cursor: cursorAt(fits ? Math.max(number, resumed) : number - 2, at) });
    if (window.orphans.length > 0) log.warn({ blocks: window.orphans.length }, 'the chain was reorganized');
    return { next: fits ? number + 1 : number - 1, confirmed };
  };

  /**
   * The first block to read: the one after the last that was read, or, if there is none, some blocks back. Never beyond
   * the head, whatever an earlier run stored.
   */
  const firstToRead = (head: number) => {
    const ahead = (links.at(-1)?.number ?? 0) - head;
    if (ahead > RESUME_OVERLAP) {
      log.warn({ source: 'ethereum', blocks: ahead }, 'the head went back');
      links = links.filter(({ number }) => number <= head - RESUME_OVERLAP);
    }
    newest = Math.min(newest, head);
    const oldest = Math.max(0, head - SHOWN_BLOCKS + 1);
    settleOtherCursor(oldest);
    const stored = storedCursor()?.block ?? -1;
    const start = stored < 0 ? head - config.CHAIN_BACKFILL_BLOCKS : Math.min(stored, head) - RESUME_OVERLAP;
    const next = Math.max(oldest, (links.at(-1)?.number ?? start) + 1);
    if (links.length === 0) {
      readFrom = next;
      resumed = stored;
    }
    resumed = Math.min(resumed, head);
    return next;
  };

  /** Reads up to the head, or a part of the blocks before it. */
  const catchUp = async () => {
    const head = await nodes.head();
    let isConfirmed = head.confirmed;
    let next = firstToRead(head.value);
    const last = Math.min(head.value, next + MAX_BLOCKS_PER_POLL - 1);
    // Normally, each block is read once, and after a reorganization one window is read again in both directions. More
    // reads mean that the responses never agree.
    let readsLeft = last - next + 1 + 2 * WINDOW_BLOCKS;
    while (next <= last) {
      readsLeft -= 1;
      if (readsLeft < 0) throw new InvalidChainDataError('blocks that do not fit together');
      const { next: following, confirmed } = await step(next, head.value);
      isConfirmed &&= confirmed;
      // Writing opens a file that was put in place.
      if (isOtherCursor()) return { isConfirmed, isAtHead: false };
      next = following;
      if (next <= last) await wait(config.CHAIN_BLOCK_GAP_MS, undefined, closing);
    }
    const revalued = await revaluedRows(store.rows('transfer'), prices, config.WHALE_TRANSFER_MIN_USD);
    if (revalued.put.length + revalued.remove.length > 0) store.write('transfer', revalued);
    const isAtHead = last === head.value;
    if (isAtHead) lastScan = clock.now();
    return { isConfirmed, isAtHead };
  };

  const run = async () => {
    while (!closing.signal.aborted) {
      let waitMs = config.CHAIN_POLL_MS;
      try {
        const { isConfirmed, isAtHead } = await catchUp();
        state = isConfirmed ? 'live' : 'unconfirmed';
        if (!isAtHead) waitMs = config.CHAIN_BLOCK_GAP_MS;
        if (failures > 0) log.info({ source: 'ethereum' }, 'answers again');
        failures = 0;
      } catch (error) {
        if (closing.signal.aborted) return;
        state = 'unreachable';
        waitMs = doubled(config.CHAIN_POLL_MS, failures, MAX_WAIT_MS);
        const reason = reasonOf(error);
        if (failures === 0) log.warn({ source: 'ethereum', reason, retryMs: waitMs }, 'does not answer');
        else log.info({ source: 'ethereum', retryMs: waitMs });
        failures += 1;
      }
      onChange();
      await wait(waitMs, undefined, closing).catch(() => undefined);
    }
  };
  forgetOtherChain();
  const running = run();

  return {
    state: () => state,
    lastScan: () => lastScan,
    scannedAt: () => (lastScan === undefined ? storedCursor()?.at : dateOf(clock, lastScan)),
    lastBlock: () => {
      const block = storedCursor()?.block;
      return block === undefined ? undefined : Math.max(block, newest);
    },
    blockTime: () => links.at(-1)?.time,
    close: async () => {
      closing.abort();
      await running;
    },
  };
}
