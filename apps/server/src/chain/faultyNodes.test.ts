import { setTimeout as wait } from 'node:timers/promises';
import { TOKENS } from '@toolbox/core/whale';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeEthereum, Override } from '../../fakes/fakeEthereum.ts';
import { testChain } from '../../testing/testChain.ts';
import { testClock } from '../../testing/testClock.ts';
import { until } from '../../testing/until.ts';
import { systemClock } from '../clock.ts';
import { createLog } from '../log/log.ts';
import type { StoredTransfer } from '../store/storedBodies.ts';
import { serializeChainCursor } from './chainCursor.ts';
import { STILL_MS } from './ethereumNode.ts';
import { ethereumNodes } from './ethereumNodes.ts';
import { transfersResponse } from './transfersResponse.ts';

const { openStore, node, follow, shown, close } = testChain();

afterEach(close);

const WALLET = `0x${'1f'.repeat(20)}`;
const OTHER = `0x${'2e'.repeat(20)}`;
const usdt = (amount: number) => ({ coin: 'USDT', amount, from: WALLET, to: OTHER });
const mineAll = (nodes: readonly FakeEthereum[], amount: number) => {
  for (const one of nodes) one.mine(usdt(amount));
};
type Fields = Readonly<Record<string, unknown>>;
const change =
  (fields: (before: Fields) => Fields): Override =>
  (result) =>
    result === null ? null : { ...(result as Fields), ...fields(result as Fields) };
const changeLogs =
  (fields: (before: Fields) => Fields): Override =>
  (result) =>
    (result as readonly Fields[]).map((log) => ({ ...log, ...fields(log) }));

const FAR_HASH = `0x${'ee'.repeat(32)}`;

describe('a node that sends false data', () => {
  it.each<readonly [string, string, Override]>([
    ['is of another chain', 'eth_chainId', () => '0x89'],
    ['reports no chain', 'eth_chainId', () => 'mainnet'],
    ['answers another question', 'envelope', change(() => ({ id: 1_000_000 }))],
    ['answers in another protocol', 'envelope', change(() => ({ jsonrpc: '1.0' }))],
    ['reports a head that is no number', 'eth_blockNumber', () => 20_000_000],
    ['gives another block', 'eth_getBlockByNumber', change(() => ({ number: '0x1' }))],
    ['gives a block out of time', 'eth_getBlockByNumber', change(() => ({ timestamp: '0xffffffff' }))],
    ['gives a block without a hash', 'eth_getBlockByNumber', change(() => ({ hash: '0x12' }))],
    ['gives a block of its own', 'eth_getBlockByNumber', change(() => ({ hash: FAR_HASH }))],
    ['gives hashes for transactions', 'eth_getBlockByNumber', change(() => ({ transactions: [FAR_HASH] }))],
    ['gives logs of another block', 'eth_getLogs', changeLogs(() => ({ blockHash: FAR_HASH }))],
    ['gives logs of another number', 'eth_getLogs', changeLogs(() => ({ blockNumber: '0x1' }))],
    ['gives logs of no transaction', 'eth_getLogs', changeLogs(() => ({ transactionHash: FAR_HASH }))],
    ['gives logs not asked for', 'eth_getLogs', changeLogs(() => ({ address: WALLET }))],
    ['gives logs twice', 'eth_getLogs', (logs) => [...(logs as readonly Fields[]), ...(logs as readonly Fields[])]],
    ['gives no list of logs', 'eth_getLogs', () => ({})],
    ['gives no logs of a block that has some', 'eth_getLogs', () => []],
  ])('%s: the next ones are asked, and nothing of it is shown', async (_what, method, override) => {
    const nodes = await Promise.all([node(), node(), node()]);
    for (let block = 0; block < 3; block += 1) mineAll(nodes, 2_000_000 + block);
    nodes[0]?.override(method, override);
    const { store } = openStore();
    const chain = follow(nodes, store, { variables: { CHAIN_BACKFILL_BLOCKS: '5' } });
    await until(() => chain.state() === 'live');
    expect(shown(store, chain, { confirmations: 1 })).toMatchObject({ totalCount: 3, state: 'live', stale: false });
    expect(shown(store, chain).transactions.map(({ amount }) => amount)).toEqual([2_000_002, 2_000_001, 2_000_000]);
  });

  it('is logged once when it does so now and then, and again after ten minutes', async () => {
    const faulty = await node();
    let calls = 0;
    faulty.override('eth_getBlockByNumber', (block) => {
      calls += 1;
      return calls % 3 === 1 ? { ...(block as Fields), hash: '0x12' } : block;
    });
    const lines: string[] = [];
    const clock = testClock();
    const log = createLog('info', { write: (line) => lines.push(line) });
    const nodes = ethereumNodes([faulty.httpUrl], log, { clock });
    await nodes.head();
    // A header and a block: the first of three calls fails.
    const failThenRespond = async () => {
      await expect(nodes.block(20_000_010, undefined)).rejects.toThrow('not a block');
      await nodes.block(20_000_010, undefined);
    };
    for (let time = 0; time < 5; time += 1) await failThenRespond();
    expect(lines).toHaveLength(1);
    clock.pass(STILL_MS);
    await nodes.head();
    clock.pass(STILL_MS);
    faulty.mine();
    await nodes.head();
    await failThenRespond();
    expect(lines).toHaveLength(2);
  });

  it('refuses a request that it does not read: its code is logged, and no impossible data', async () => {
    const busy = await node();
    busy.override('envelope', () => ({ jsonrpc: '2.0', id: null, error: { code: -32005, message: 'limit exceeded' } }));
    const lines: string[] = [];
    const nodes = ethereumNodes([busy.httpUrl], createLog('info', { write: (line) => lines.push(line) }));
    await expect(nodes.head()).rejects.toThrow('error -32005');
    expect(lines).toEqual([]);
  });

  it('that asks for a delay is left alone meanwhile', async () => {
    const nodes = await Promise.all([node(), node(), node()]);
    for (const one of nodes) one.mine(usdt(2_000_000));
    const [busy, other] = nodes;
    Object.assign(busy?.switches ?? {}, { status: 429, retryAfter: '100' });
    const { store } = openStore();
    const chain = follow(nodes, store);
    await until(() => chain.state() === 'live');
    const before = other?.requests.length ?? 0;
    // Polled every 20 ms, and without a request of its own the node would rest for 50 ms.
    await until(() => (other?.requests.length ?? 0) > before + 8);
    expect(busy?.requests).toHaveLength(1);
  });

  it('asks for a delay like all the others: none is called meanwhile', async () => {
    const clock = testClock();
    const nodes = await Promise.all([node(), node()]);
    const { store } = openStore();
    const chain = follow(nodes, store, { clock });
    await until(() => chain.state() === 'live');
    for (const { switches } of nodes) Object.assign(switches, { status: 429, retryAfter: '100' });
    await until(() => chain.state() === 'unreachable');
    const calls = () => nodes.map(({ requests }) => requests.length);
    const before = calls();
    clock.pass(99_999);
    // Polled every 20 ms.
    await wait(300);
    expect(calls()).toEqual(before);
    for (const { switches } of nodes) switches.status = 0;
    clock.pass(1);
    await until(() => chain.state() === 'live');
  });

  it('is not believed about the head', async () => {
    const nodes = await Promise.all([node(), node(), node()]);
    nodes[0]?.override('eth_blockNumber', () => '0xffffffffffff');
    const { store } = openStore();
    const chain = follow(nodes, store);
    await until(() => chain.state() === 'live');
    expect(chain.lastBlock()).toBe(20_000_059);
  });

  it('contradicts the only other one: the one whose block follows the known chain is used', async () => {
    const nodes = await Promise.all([node(), node()]);
    const { store } = openStore();
    const chain = follow(nodes, store);
    await until(() => chain.state() === 'live');
    nodes[0]?.override(
      'eth_getBlockByNumber',
      change(() => ({ hash: FAR_HASH, parentHash: FAR_HASH })),
    );
    mineAll(nodes, 5_000_000);
    await until(() => shown(store, chain).totalCount === 1);
    expect(chain.lastBlock()).toBe(20_000_060);
  });

  it('reports transfers larger than the total supply: they are left out', async () => {
    const ethereum = await node();
    ethereum.mine(usdt(2_000_000), usdt(3_000_000));
    const most = `0x${'f'.repeat(64)}`;
    const [first] = TOKENS;
    ethereum.override('eth_getLogs', (logs) =>
      (logs as readonly Fields[]).map((log, place) =>
        place === 0 && log['address'] === first?.address ? { ...log, data: most } : log,
      ),
    );
    const { store } = openStore();
    const chain = follow([ethereum], store);
    await until(() => chain.lastScan() !== undefined);
    expect(shown(store, chain).transactions.map(({ amount }) => amount)).toEqual([3_000_000]);
  });
});

describe('the head', () => {
  it('is taken from the only node left, and marked; two make it sure again', async () => {
    const nodes = await Promise.all([node(), node()]);
    if (nodes[1] !== undefined) nodes[1].switches.refuse = true;
    const { store } = openStore();
    const chain = follow(nodes, store);
    await until(() => chain.lastScan() !== undefined);
    expect([chain.state(), shown(store, chain).state]).toEqual(['unconfirmed', 'unconfirmed']);
    if (nodes[1] !== undefined) nodes[1].switches.refuse = false;
    await until(() => chain.state() === 'live');
  });

  it('is not that of a node that stands still, and the chain is not read while all do', async () => {
    const clock = testClock();
    const nodes = await Promise.all([node(), node()]);
    const { store } = openStore();
    const chain = follow(nodes, store, { clock });
    await until(() => chain.state() === 'live');
    clock.pass(STILL_MS);
    nodes[0]?.mine(usdt(4_000_000));
    await until(() => chain.state() === 'live' && chain.lastScan() === clock.now());
    clock.pass(1);
    await until(() => chain.lastBlock() === 20_000_060);
    expect(chain.state()).toBe('unconfirmed');
    clock.pass(STILL_MS + 1);
    await until(() => chain.state() === 'unreachable');
    expect(shown(store, chain).totalCount).toBe(1);
  });
});

describe('what is stored', () => {
  it('of a place ahead of the head leads back to the head', async () => {
    const ethereum = await node();
    const { store } = openStore();
    store.write('transfer', { cursor: serializeChainCursor({ chain: 1, block: 90_000_000, at: 5 }) });
    ethereum.mine(usdt(2_000_000));
    const chain = follow([ethereum], store);
    await until(() => shown(store, chain, { confirmations: 1 }).totalCount === 1);
    expect(chain.lastBlock()).toBe(20_000_060);
  });

  it('of the first release, a bare number, is where it goes on', async () => {
    const ethereum = await node();
    ethereum.mine(usdt(2_000_000));
    for (let block = 0; block < 20; block += 1) ethereum.mine();
    const { store } = openStore();
    store.write('transfer', { cursor: '20000075' });
    const chain = follow([ethereum], store);
    await until(() => chain.lastScan() !== undefined);
    expect([chain.lastBlock(), shown(store, chain).totalCount]).toEqual([20_000_080, 0]);
  });

  it('of another chain is not shown, and its place is not where this one goes on', async () => {
    const { store } = openStore();
    store.write('transfer', {
      put: [{ id: 'x', time: Date.now(), body: { blockNumber: 1, blockHash: FAR_HASH } as StoredTransfer }],
      cursor: serializeChainCursor({ chain: 137, block: 20_000_058, at: 5 }),
    });
    const ethereum = await node();
    for (let block = 0; block < 30; block += 1) ethereum.mine(...(block === 0 ? [usdt(2_000_000)] : []));
    const chain = follow([ethereum], store);
    await until(() => chain.lastScan() !== undefined);
    expect(shown(store, chain).transactions.map(({ amount }) => amount)).toEqual([2_000_000]);
  });
});

describe('without any node', () => {
  it('says so after the first round, and reports no time at which nothing arrived', async () => {
    const ethereum = await node();
    ethereum.switches.refuse = true;
    const { store } = openStore();
    const chain = follow([ethereum], store);
    await until(() => chain.state() !== 'starting');
    expect(chain.state()).toBe('unreachable');
    expect(transfersResponse(store, chain, 0, systemClock)).toBeUndefined();
    ethereum.switches.refuse = false;
    await until(() => shown(store, chain).state === 'unconfirmed');
  });

  it('what an earlier run stored is sent, with the time it was read', async () => {
    const ethereum = await node();
    ethereum.mine(usdt(2_000_000));
    ethereum.mine();
    const { store, folder } = openStore();
    const chain = follow([ethereum], store);
    await until(() => chain.lastScan() !== undefined);
    await chain.close();
    store.close();
    ethereum.switches.hang = true;
    const { store: again } = openStore(folder);
    const before = Date.now();
    const resumed = follow([ethereum], again);
    expect(shown(again, resumed, { confirmations: 2 })).toMatchObject({
      totalCount: 1,
      state: 'starting',
      stale: false,
    });
    ethereum.switches.refuse = true;
    await resumed.close();
    expect(Date.parse(shown(again, resumed, { confirmations: 2 }).lastScanTime ?? '')).toBeLessThanOrEqual(before);
  });
});
