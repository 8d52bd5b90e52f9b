import { CHAIN_ID, TOKENS, TRANSFER_TOPIC } from '@toolbox/core/whale';
import { type FakeServer, openFakeServer } from './fakeServer.ts';

export type FakeTransfer = {
  /** `ETH` or one of the watched tokens. */
  readonly coin: string;
  readonly amount: number;
  readonly from: string;
  readonly to: string;
};

type FakeBlock = {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  readonly seconds: number;
  readonly transfers: readonly FakeTransfer[];
};

export type FakeEthereum = FakeServer & {
  readonly variables: Readonly<Record<string, string>>;
  /** Mines a block with these transfers; returns the transaction hash of each. */
  readonly mine: (...transfers: readonly FakeTransfer[]) => readonly string[];
  /** Orphans the last blocks; the next mined blocks replace them. */
  readonly reorganize: (depth: number) => void;
  /** Responds to every call with this error code; 0 for none. */
  readonly failWith: (code: number) => void;
  /** Changes the response to a method: the result, or with `envelope` the whole response. */
  readonly override: (method: string, change: Override | undefined) => void;
};

/** The false data to send. */
export type Override = (result: unknown, params: readonly unknown[]) => unknown;

const FIRST_NUMBER = 20_000_000;
const MILLIONTHS = 1_000_000;
const SLOT_SECONDS = 12;

function hex(value: number | bigint): string {
  return `0x${value.toString(16)}`;
}

function word(value: string | bigint): string {
  return `0x${(typeof value === 'bigint' ? value.toString(16) : value.slice(2)).padStart(64, '0')}`;
}

function baseUnits(amount: number, decimals: number): bigint {
  return (BigInt(Math.round(amount * MILLIONTHS)) * 10n ** BigInt(decimals)) / BigInt(MILLIONTHS);
}

/** A fake Ethereum node with four methods, which can reorganize its chain and send false data. */
export async function fakeEthereum(blocks = 60, port = 0): Promise<FakeEthereum> {
  const chain: FakeBlock[] = [];
  let hashes = 0;
  const overrides = new Map<string, Override>();
  let errorCode = 0;
  const nextHash = () => {
    hashes += 1;
    return word(BigInt(hashes) + (0xabcn << 200n));
  };
  const txHash = (block: FakeBlock, place: number) => word(((BigInt(block.hash) << 16n) % 2n ** 255n) + BigInt(place));
  const mine = (...transfers: readonly FakeTransfer[]): readonly string[] => {
    const number = FIRST_NUMBER + chain.length;
    const parentHash = chain.at(-1)?.hash ?? word(0n);
    // By the slots of the chain, so that two nodes with the same blocks agree; later than the previous block.
    const slot = Math.floor(Date.now() / 1000 / SLOT_SECONDS) - Math.max(0, blocks - chain.length);
    const seconds = Math.max((chain.at(-1)?.seconds ?? 0) + 1, slot * SLOT_SECONDS);
    const block = { number, hash: nextHash(), parentHash, seconds, transfers };
    chain.push(block);
    return transfers.map((_transfer, place) => txHash(block, place));
  };
  for (let block = 0; block < blocks; block += 1) mine();

  const transactions = (block: FakeBlock) =>
    block.transfers.map(({ coin, amount, from, to }, place) => ({
      hash: txHash(block, place),
      from,
      to: coin === 'ETH' ? to : TOKENS.find(({ symbol }) => symbol === coin)?.address,
      value: coin === 'ETH' ? hex(baseUnits(amount, 18)) : '0x0',
      input: '0x',
    }));
  const logs = (block: FakeBlock) =>
    block.transfers.flatMap(({ coin, amount, from, to }, place) => {
      const token = TOKENS.find(({ symbol }) => symbol === coin);
      if (token === undefined) return [];
      const topics = [TRANSFER_TOPIC, word(from), word(to)];
      const data = word(baseUnits(amount, token.decimals));
      const transaction = { transactionHash: txHash(block, place), logIndex: hex(place), removed: false };
      const where = { blockHash: block.hash, blockNumber: hex(block.number) };
      return [{ address: token.address, topics, data, ...where, ...transaction }];
    });

  const answer = (method: string, params: readonly unknown[]): unknown => {
    if (method === 'eth_chainId') return hex(CHAIN_ID);
    if (method === 'eth_blockNumber') return hex(FIRST_NUMBER + chain.length - 1);
    if (method === 'eth_getBlockByNumber') {
      const block = chain[Number(params[0]) - FIRST_NUMBER];
      if (block === undefined) return null;
      const { number, hash, parentHash, seconds } = block;
      const whole = params[1] === true ? { transactions: transactions(block) } : {};
      return { number: hex(number), hash, parentHash, timestamp: hex(seconds), ...whole };
    }
    const [{ blockHash }] = params as readonly [{ blockHash: string }];
    const block = chain.find(({ hash }) => hash === blockHash);
    return block === undefined ? null : logs(block);
  };

  const server = await openFakeServer(
    {
      http: ({ body }) => {
        const { id, method, params } = JSON.parse(body || '{}');
        if (errorCode !== 0)
          return { body: { jsonrpc: '2.0', id, error: { code: errorCode, message: 'limit exceeded' } } };
        const result = answer(method, params);
        const overridden = overrides.get(method)?.(result, params) ?? result;
        const envelope = { jsonrpc: '2.0', id, result: overridden };
        return { body: overrides.get('envelope')?.(envelope, params) ?? envelope };
      },
    },
    port,
  );
  return {
    ...server,
    variables: { ETH_RPC_URLS: server.httpUrl },
    mine,
    reorganize: (depth) => {
      chain.splice(chain.length - depth, depth);
    },
    override: (method, change) => {
      if (change === undefined) overrides.delete(method);
      else overrides.set(method, change);
    },
    failWith: (code) => {
      errorCode = code;
    },
  };
}
