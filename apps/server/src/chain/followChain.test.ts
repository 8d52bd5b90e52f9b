import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parseWhaleAlert } from '@toolbox/core/whale/sources';
import { afterEach, describe, expect, it } from 'vitest';
import { fakePrices } from '../../fakes/fakePrices.ts';
import { testChain } from '../../testing/testChain.ts';
import { settableClock, testClock } from '../../testing/testClock.ts';
import { until } from '../../testing/until.ts';
import { systemClock } from '../clock.ts';
import { createLog } from '../log/log.ts';
import { createMetrics } from '../metrics.ts';
import { createSource } from '../rest/createSource.ts';
import { fetchShape } from '../rest/fetchText.ts';
import { serializeChainCursor } from './chainCursor.ts';
import { followLink, WINDOW_BLOCKS } from './chainWindow.ts';
import { COINGECKO_PATH, coinGeckoPrices, coinGeckoShape, coinPrices } from './coinPrices.ts';
import { transfersResponse } from './transfersResponse.ts';

const BINANCE = '0x28c6c06298d514db089934071355e5743bf21d60';
const SOMEONE = `0x${'1f'.repeat(20)}`;
const { openStore, node, follow, shown, close } = testChain();

afterEach(close);

const usdt = (amount: number) => ({ coin: 'USDT', amount, from: BINANCE, to: SOMEONE });

describe('followChain', () => {
  it('reads transfers of a million dollars and more, and leaves out smaller ones', async () => {
    const ethereum = await node();
    const [, hash = ''] = ethereum.mine(usdt(999_999.99), usdt(1_000_000), {
      coin: 'ETH',
      amount: 499.9,
      from: SOMEONE,
      to: BINANCE,
    });
    ethereum.mine({ coin: 'ETH', amount: 500, from: SOMEONE, to: BINANCE });
    const { store } = openStore();
    const chain = follow([ethereum], store);
    await until(() => chain.lastScan() !== undefined);
    const { transactions, totalCount, lastScanTime } = shown(store, chain);
    expect(totalCount).toBe(2);
    expect(lastScanTime).toBeDefined();
    expect(transactions.find(({ coin }) => coin === 'USDT')).toMatchObject({
      amount: 1_000_000,
      value: 1,
      usdValue: 1_000_000,
      from: BINANCE,
      to: SOMEONE,
      fromLabel: 'Binance',
      txHash: hash,
      type: 'transfer',
    });
    expect(transactions.find(({ coin }) => coin === 'ETH')).toMatchObject({ amount: 500, toLabel: 'Binance' });
  });

  it('is stale when the chain has not been read for half an hour', async () => {
    const { store } = openStore();
    const chain = follow([await node()], store);
    await until(() => chain.lastScan() !== undefined);
    await chain.close();
    const last = chain.lastScan() ?? 0;
    const isStale = (moment: number) =>
      parseWhaleAlert(JSON.parse(transfersResponse(store, chain, 0, { ...systemClock, now: () => moment }) ?? ''))
        .stale;
    expect([30 * 60_000, 30 * 60_000 + 1].map((age) => isStale(last + age))).toEqual([false, true]);
  });

  it('reads the configured number of earlier blocks at the start, and no more', async () => {
    const ethereum = await node(0);
    ethereum.mine(usdt(2_000_000));
    for (let block = 0; block < 49; block += 1) ethereum.mine();
    const { store } = openStore();
    const chain = follow([ethereum], store);
    await until(() => chain.lastScan() !== undefined);
    expect(shown(store, chain).totalCount).toBe(1);
    ethereum.mine();
    const { store: other } = openStore();
    const later = follow([ethereum], other);
    await until(() => later.lastScan() !== undefined);
    expect(shown(other, later).totalCount).toBe(0);
  });

  it('follows the head and waits for confirmations', async () => {
    const ethereum = await node();
    const { store } = openStore();
    const chain = follow([ethereum], store);
    await until(() => chain.lastScan() !== undefined);
    ethereum.mine(usdt(3_000_000));
    await until(() => shown(store, chain).totalCount === 1);
    expect(shown(store, chain, { confirmations: 2 }).totalCount).toBe(0);
    ethereum.mine();
    await until(() => shown(store, chain, { confirmations: 2 }).totalCount === 1);
  });

  it.each([1, 3, 12])('removes the transfers of %d blocks that the chain discarded', async (depth) => {
    const ethereum = await node();
    const { store } = openStore();
    const chain = follow([ethereum], store);
    await until(() => chain.lastScan() !== undefined);
    for (let block = 0; block < depth; block += 1) ethereum.mine(usdt(2_000_000 + block));
    await until(() => shown(store, chain).totalCount === depth);
    ethereum.reorganize(depth);
    ethereum.mine(usdt(7_000_000));
    for (let block = 0; block < depth; block += 1) ethereum.mine();
    await until(() => shown(store, chain).transactions.some(({ amount }) => amount === 7_000_000));
    await until(() => shown(store, chain).totalCount === 1);
  });

  it('continues after a restart where it stopped', async () => {
    const ethereum = await node();
    const { store, folder } = openStore();
    const chain = follow([ethereum], store);
    await until(() => chain.lastScan() !== undefined);
    ethereum.mine(usdt(2_000_000));
    await until(() => shown(store, chain).totalCount === 1);
    await chain.close();
    store.close();
    const asked = ethereum.requests.length;
    const { store: again } = openStore(folder);
    ethereum.mine(usdt(4_000_000));
    const resumed = follow([ethereum], again);
    await until(() => shown(again, resumed).totalCount === 2);
    expect(ethereum.requests.length - asked).toBeLessThan(50);
  });

  it('hides no transfer and goes no further back with each restart while it reads the last blocks again', async () => {
    const ethereum = await node();
    const { store, folder } = openStore();
    const first = follow([ethereum], store);
    await until(() => first.lastScan() !== undefined);
    for (let count = 0; count < 4; count += 1) ethereum.mine(usdt(2_000_000));
    ethereum.mine();
    await until(() => shown(store, first, { confirmations: 2 }).totalCount === 4);
    const end = first.lastBlock() ?? 0;
    await first.close();
    store.close();
    const asked = new Set<number>();
    for (let restart = 0; restart < 3; restart += 1) {
      const { store: again } = openStore(folder);
      const chain = follow([ethereum], again, { variables: { CHAIN_BLOCK_GAP_MS: '60000' } });
      ethereum.override('eth_getBlockByNumber', (block, [number]) => {
        asked.add(Number(number));
        return block;
      });
      await until(() => chain.blockTime() !== undefined);
      expect(shown(again, chain, { confirmations: 2 }).totalCount).toBe(4);
      await chain.close();
      again.close();
    }
    expect([...asked]).toEqual([end - 7]);
  });

  it('does not bring back transfers of discarded blocks with a backup put in place while it reads these again', async () => {
    const ethereum = await node();
    const { store, folder } = openStore();
    const first = follow([ethereum], store);
    await until(() => first.lastScan() !== undefined);
    for (let count = 0; count < 3; count += 1) ethereum.mine(usdt(2_000_000));
    await until(() => shown(store, first).totalCount === 3);
    const end = first.lastBlock();
    await first.close();
    store.close();
    cpSync(folder, `${folder}-backup`, { recursive: true });
    ethereum.reorganize(3);
    for (let count = 0; count < 5; count += 1) ethereum.mine();
    const { store: again } = openStore(folder);
    let isRestored = false;
    ethereum.override('eth_getBlockByNumber', (block, [number]) => {
      if (Number(number) !== end || isRestored) return block;
      isRestored = true;
      rmSync(folder, { recursive: true });
      renameSync(`${folder}-backup`, folder);
      again.write('price', {});
      return block;
    });
    const chain = follow([ethereum], again, { variables: { CHAIN_BLOCK_GAP_MS: '5' } });
    await until(() => chain.lastScan() !== undefined);
    expect([isRestored, shown(again, chain).totalCount]).toEqual([true, 0]);
  });

  it('reads all blocks of an outage, also those before the last ones', async () => {
    const ethereum = await node();
    const { store, folder } = openStore();
    const chain = follow([ethereum], store);
    await until(() => chain.lastScan() !== undefined);
    ethereum.switches.refuse = true;
    await until(() => chain.state() === 'unreachable');
    ethereum.mine(usdt(2_000_000));
    for (let block = 0; block < 80; block += 1) ethereum.mine();
    ethereum.switches.refuse = false;
    await until(() => shown(store, chain).totalCount === 1);
    await chain.close();
    store.close();
    ethereum.mine(usdt(3_000_000));
    for (let block = 0; block < 80; block += 1) ethereum.mine();
    const { store: again } = openStore(folder);
    const resumed = follow([ethereum], again);
    await until(() => shown(again, resumed).totalCount === 2);
  });

  it.each([
    ['can be read only', (folder: string) => writeFileSync(folder, 'no folder')],
    ['is put in its place only', (folder: string) => mkdirSync(folder)],
  ])('reads all blocks since it stopped, also where the store %s a while after the start', async (_when, block) => {
    const ethereum = await node();
    const { store, folder } = openStore();
    const first = follow([ethereum], store);
    await until(() => first.lastScan() !== undefined);
    await first.close();
    store.close();
    ethereum.mine(usdt(2_000_000));
    for (let count = 0; count < 60; count += 1) ethereum.mine();
    const elsewhere = `${folder}-elsewhere`;
    renameSync(folder, elsewhere);
    block(folder);
    const { store: again } = openStore(folder);
    const chain = follow([ethereum], again);
    await until(() => chain.lastScan() !== undefined);
    expect(shown(again, chain).totalCount).toBe(0);
    const head = chain.lastBlock() ?? 0;
    rmSync(folder, { recursive: true });
    renameSync(elsewhere, folder);
    await until(() => shown(again, chain).totalCount === 1);
    await until(() => chain.lastBlock() === head);
    ethereum.mine();
    await until(() => chain.lastBlock() === head + 1);
    expect(again.degraded()).toBe(false);
  });

  it('reads them also where the store is put in its place while the first blocks are read, and hides none', async () => {
    const ethereum = await node();
    const { store, folder } = openStore();
    const first = follow([ethereum], store);
    await until(() => first.lastScan() !== undefined);
    const end = first.lastBlock() ?? 0;
    await first.close();
    store.close();
    ethereum.mine(usdt(2_000_000));
    for (let count = 0; count < 60; count += 1) ethereum.mine(...(count === 20 ? [usdt(3_000_000)] : []));
    renameSync(folder, `${folder}-elsewhere`);
    mkdirSync(folder);
    const { store: again } = openStore(folder);
    const chain = follow([ethereum], again, { variables: { CHAIN_BLOCK_GAP_MS: '1' } });
    const counts: number[] = [];
    ethereum.override('eth_getBlockByNumber', (block, [number]) => {
      if (Number(number) === end + 30 && counts.length === 0) {
        rmSync(folder, { recursive: true });
        renameSync(`${folder}-elsewhere`, folder);
        again.write('price', {});
      }
      if (Number(number) === end + 30 || counts.length > 0)
        counts.push(shown(again, chain, { confirmations: 2 }).totalCount);
      return block;
    });
    await until(() => chain.lastScan() !== undefined);
    expect([...new Set(counts)]).toEqual([1, 2]);
  });

  it.each([
    ['the disk of the store comes back', renameSync],
    ['a backup is put in the place of the store', (from: string, to: string) => cpSync(from, to, { recursive: true })],
  ])('hides no transfer and reads no block again when %s', async (_what, put) => {
    const ethereum = await node();
    const { store, folder } = openStore();
    const chain = follow([ethereum], store);
    await until(() => chain.lastScan() !== undefined);
    const elsewhere = `${folder}-elsewhere`;
    put(folder, elsewhere);
    for (let count = 0; count < 80; count += 1) ethereum.mine();
    ethereum.mine(usdt(2_000_000));
    for (let count = 0; count < 3; count += 1) ethereum.mine();
    await until(() => shown(store, chain, { confirmations: 4 }).totalCount === 1);
    const head = chain.lastBlock() ?? 0;
    const asked = new Set<number>();
    const counts: number[] = [];
    ethereum.override('eth_getBlockByNumber', (block, [number]) => {
      if (asked.size === 0) {
        rmSync(folder, { recursive: true });
        renameSync(elsewhere, folder);
        store.write('price', {});
      }
      asked.add(Number(number));
      counts.push(shown(store, chain, { confirmations: 4 }).totalCount);
      return block;
    });
    ethereum.mine(usdt(3_000_000));
    for (let count = 0; count < 3; count += 1) ethereum.mine();
    await until(() => shown(store, chain, { confirmations: 4 }).totalCount === 2);
    expect([Math.min(...counts), Math.min(...asked)]).toEqual([1, head + 1]);
  });

  it('does not bring back transfers of discarded blocks with a file that was away', async () => {
    const ethereum = await node();
    const { store, folder } = openStore();
    const chain = follow([ethereum], store);
    await until(() => chain.lastScan() !== undefined);
    ethereum.mine(usdt(2_000_000));
    ethereum.mine(usdt(3_000_000));
    await until(() => shown(store, chain).totalCount === 2);
    renameSync(folder, `${folder}-elsewhere`);
    ethereum.reorganize(1);
    for (let count = 0; count < 3; count += 1) ethereum.mine();
    await until(() => chain.lastBlock() === 20_000_063);
    rmSync(folder, { recursive: true });
    renameSync(`${folder}-elsewhere`, folder);
    store.write('price', {});
    ethereum.mine(usdt(4_000_000));
    const amounts = () => shown(store, chain).transactions.map(({ amount }) => amount);
    await until(() => amounts().includes(4_000_000));
    expect(amounts()).toEqual([4_000_000, 2_000_000]);
  });

  it('reads all blocks since it stopped, also where the store that comes late cannot be opened at once', async () => {
    const ethereum = await node();
    const { store, folder } = openStore();
    const first = follow([ethereum], store);
    await until(() => first.lastScan() !== undefined);
    await first.close();
    store.close();
    ethereum.mine(usdt(2_000_000));
    for (let count = 0; count < 60; count += 1) ethereum.mine();
    renameSync(folder, `${folder}-elsewhere`);
    const { store: again } = openStore(folder);
    const chain = follow([ethereum], again);
    await until(() => chain.lastScan() !== undefined);
    const lock = new DatabaseSync(`${folder}-elsewhere/toolbox.sqlite`);
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    rmSync(folder, { recursive: true });
    renameSync(`${folder}-elsewhere`, folder);
    await until(() => again.degraded());
    lock.exec('ROLLBACK');
    lock.close();
    await until(() => !again.degraded());
    await until(() => shown(again, chain).totalCount === 1);
  });

  it('reports the time of the last complete scan until it is at the head again', async () => {
    const ethereum = await node(120);
    const { store } = openStore();
    store.write('transfer', { cursor: serializeChainCursor({ chain: 1, block: 20_000_009, at: 5 }) });
    const missing = 20_000_110;
    ethereum.override('eth_getBlockByNumber', (block, [number]) => (Number(number) < missing ? block : {}));
    const chain = follow([ethereum], store);
    await until(() => chain.lastBlock() === missing - 1);
    expect([chain.lastScan(), chain.scannedAt(), shown(store, chain).stale]).toEqual([undefined, 5, true]);
    ethereum.override('eth_getBlockByNumber', undefined);
    await until(() => chain.lastScan() !== undefined);
    expect([chain.lastBlock(), shown(store, chain).stale]).toEqual([20_000_119, false]);
  });

  it('reads no blocks older than six hours', async () => {
    const ethereum = await node();
    const { store } = openStore();
    store.write('transfer', { cursor: serializeChainCursor({ chain: 1, block: 19_000_000, at: 5 }) });
    const asked: number[] = [];
    ethereum.override('eth_getBlockByNumber', (block, [number]) => {
      asked.push(Number(number));
      return block;
    });
    const chain = follow([ethereum], store);
    await until(() => chain.state() === 'unreachable');
    expect(asked).toEqual([20_000_059 - 1799]);
  });

  it.each([24, -24])('shows the same when the clock is set by %d hours', async (hours) => {
    const ethereum = await node();
    ethereum.mine(usdt(2_000_000));
    const { store } = openStore();
    const clock = settableClock();
    const chain = follow([ethereum], store, { clock });
    await until(() => shown(store, chain, { clock }).totalCount === 1);
    const old = store.rows('transfer').map((row) => ({ ...row, id: 'old', time: row.time - 6 * 3_600_000 - 1 }));
    store.write('transfer', { put: old });
    clock.jump(hours * 3_600_000);
    const { transactions, stale } = shown(store, chain, { clock });
    expect([transactions.map(({ amount }) => amount), stale]).toEqual([[2_000_000], false]);
  });

  it('keeps the value a stored transfer has when its block is read again', async () => {
    const ethereum = await node();
    ethereum.mine({ coin: 'LINK', amount: 150_000, from: BINANCE, to: SOMEONE });
    const { store } = openStore();
    const at = (usd: number) => ({ priceOf: async () => ({ usd, isAssumed: false }) });
    const chain = follow([ethereum], store, { prices: at(8.6) });
    await until(() => shown(store, chain).totalCount === 1);
    await chain.close();
    ethereum.mine({ coin: 'LINK', amount: 200_000, from: BINANCE, to: SOMEONE });
    const resumed = follow([ethereum], store, { prices: at(10) });
    await until(() => shown(store, resumed).totalCount === 2);
    expect(shown(store, resumed).transactions.map(({ usdValue }) => usdValue)).toEqual([2_000_000, 1_290_000]);
  });

  it('marks a value at an assumed price, and computes it again when the price is known', async () => {
    const ethereum = await node();
    const link = (amount: number) => ({ coin: 'LINK', amount, from: BINANCE, to: SOMEONE });
    ethereum.mine(link(100_000), link(150_000), usdt(1_400_000));
    const { store } = openStore();
    let price = { usd: 15, isAssumed: true };
    const prices = { priceOf: async (coin: string) => (coin === 'LINK' ? price : { usd: 1, isAssumed: false }) };
    const chain = follow([ethereum], store, { prices });
    const values = () =>
      shown(store, chain)
        .transactions.map(({ usdValue, value, estimated }) => [usdValue, value, estimated])
        .sort((one, other) => Number(one[0]) - Number(other[0]));
    await until(() => shown(store, chain).totalCount === 3);
    expect(values()).toEqual([
      [1_400_000, 1.4, false],
      [1_500_000, 1.5, true],
      [2_250_000, 2.25, true],
    ]);
    price = { usd: 8.6, isAssumed: false };
    await until(() => shown(store, chain).totalCount === 2);
    expect(values()).toEqual([
      [1_290_000, 1.29, false],
      [1_400_000, 1.4, false],
    ]);
  });

  it('uses another endpoint when one fails, and returns to it', async () => {
    const [one, other] = [await node(), await node()];
    one.failWith(-32005);
    const { store } = openStore();
    const chain = follow([one, other], store);
    await until(() => chain.lastScan() !== undefined);
    other.switches.status = 429;
    one.failWith(0);
    const before = chain.lastScan() ?? 0;
    await until(() => (chain.lastScan() ?? 0) > before);
  });
});

describe('followLink', () => {
  const link = (number: number, way = 'a', parentWay = way) => ({
    number,
    time: number,
    hash: `${way}${number}`,
    parentHash: `${parentWay}${number - 1}`,
  });
  it('adds the next block', () => {
    expect(followLink([link(1)], link(2))).toEqual({ links: [link(1), link(2)], orphans: [] });
  });
  it('drops the block before one that has another parent', () => {
    expect(followLink([link(1), link(2)], link(3, 'b'))).toEqual({ links: [link(1)], orphans: ['a2'] });
  });
  it('replaces a block by its other version', () => {
    expect(followLink([link(1), link(2), link(3)], link(2, 'b', 'a'))).toEqual({
      links: [link(1), link(2, 'b', 'a')],
      orphans: ['a2', 'a3'],
    });
  });
  it(`remembers ${WINDOW_BLOCKS} blocks`, () => {
    let links: readonly ReturnType<typeof link>[] = [];
    for (let number = 1; number <= WINDOW_BLOCKS + 6; number += 1) links = followLink(links, link(number)).links;
    expect([links.length, links[0]?.number]).toEqual([WINDOW_BLOCKS, 7]);
  });
});

describe('coinPrices', () => {
  const service = {
    last: () => undefined,
    read: async () => ({
      value: coinGeckoPrices(
        coinGeckoShape.parse({ ethereum: { usd: 1900 }, pepe: { usd: 4e-6 }, bitcoin: { usd: null } }),
      ),
      at: Number.POSITIVE_INFINITY,
    }),
  };
  const known = (usd: number) => ({ usd, isAssumed: false });
  const assumed = (usd: number) => ({ usd, isAssumed: true });
  const broken = { last: () => undefined, read: () => Promise.reject(new Error('down')) };
  it('prefers a fresh trade, then the service, then an old trade, then the constant', async () => {
    const clock = testClock();
    const { store } = openStore();
    const traded = (at: number) => () => ({ price: 2100, at });
    expect(await coinPrices(() => undefined, broken, store).priceOf('ETH')).toEqual(assumed(2000));
    expect(await coinPrices(() => undefined, broken, store).priceOf('LINK')).toEqual(assumed(15));
    expect(await coinPrices(() => undefined, service, store).priceOf('PEPE')).toEqual(known(4e-6));
    expect(await coinPrices(() => undefined, broken, store).priceOf('USDC')).toEqual(known(1));
    expect(await coinPrices(traded(clock.now()), service, store, clock).priceOf('ETH')).toEqual(known(2100));
    expect(await coinPrices(traded(clock.now() - 300_000), service, store, clock).priceOf('ETH')).toEqual(known(1900));
    expect(await coinPrices(traded(clock.now() - 300_000), broken, store, clock).priceOf('ETH')).toEqual(known(2100));
  });

  it('knows the last price after a restart, however the service answers then', async () => {
    const clock = testClock();
    const { store, folder } = openStore();
    const prices = coinPrices(
      (coin) => (coin === 'ETH' ? { price: 2900, at: clock.now() } : undefined),
      service,
      store,
      clock,
    );
    for (const coin of ['ETH', 'PEPE', 'LINK']) await prices.priceOf(coin);
    store.close();
    const again = coinPrices(() => undefined, broken, openStore(folder).store, clock);
    const read = await Promise.all(['ETH', 'PEPE', 'LINK'].map((coin) => again.priceOf(coin)));
    expect(read).toEqual([known(2900), known(4e-6), assumed(15)]);
  });

  it('stores a price every five minutes, not for every transfer', async () => {
    const clock = testClock();
    const { store } = openStore();
    let price = 2000;
    const prices = coinPrices(() => ({ price, at: clock.now() }), broken, store, clock);
    const stored = async () => {
      price += 1;
      await prices.priceOf('ETH');
      return store.rows('price').map(({ body }) => body);
    };
    expect(await stored()).toEqual([{ usd: 2001 }]);
    clock.pass(299_999);
    expect(await stored()).toEqual([{ usd: 2001 }]);
    clock.pass(1);
    expect(await stored()).toEqual([{ usd: 2003 }]);
  });

  it('keeps the newest known price when the service fails, however long', async () => {
    const clock = testClock();
    const fake = await fakePrices();
    fake.market.usd['ETH'] = 3100;
    const quoted = createSource({
      name: 'coingecko',
      freshMs: 300_000,
      retryMs: 1,
      fetchValue: async () =>
        coinGeckoPrices(
          await fetchShape(`${fake.coinGecko.httpUrl}${COINGECKO_PATH}`, coinGeckoShape, {
            timeoutMs: 5000,
            maxBytes: 10_000,
          }),
        ),
      log: createLog('silent'),
      metrics: createMetrics(),
      clock,
    });
    const { store } = openStore();
    const price = (at: number) => coinPrices(() => ({ price: 2900, at }), quoted, store, clock).priceOf('ETH');
    const firstRead = clock.now();
    expect(await price(0)).toEqual(known(3100));
    fake.coinGecko.switches.status = 500;
    clock.pass(24 * 3_600_000);
    expect(await price(firstRead - 1)).toEqual(known(3100));
    expect(await price(firstRead + 1)).toEqual(known(2900));
    expect(await coinPrices(() => undefined, quoted, store, clock).priceOf('LINK')).toEqual(known(8.6));
    await fake.close();
  });

  it('treats an error of status 200 as a failure, not as a response without prices', () => {
    const body = coinGeckoShape.parse({ status: { error_code: 429, error_message: 'too many requests' } });
    expect(() => coinGeckoPrices(body)).toThrow('no price');
  });
});
