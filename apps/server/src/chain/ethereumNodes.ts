import { CHAIN_ID } from '@toolbox/core/whale';
import { type Clock, systemClock } from '../clock.ts';
import type { Log } from '../log.ts';
import { reasonOf } from '../reasonOf.ts';
import { fetchUpstreamJson } from '../rest/fetchText.ts';
import type { Link } from './chainWindow.ts';
import { type Block, type Call, NonsenseError, readBlock, readChainId, readHead, readHeader } from './readBlock.ts';
import { envelope } from './rpcShapes.ts';

/** What is known, and whether two nodes say so: where only one is left, its word is taken, and marked. */
export type Told<Value> = { readonly value: Value; readonly confirmed: boolean };

export type EthereumNodes = {
  /** The number of the newest block two nodes have. */
  readonly head: () => Promise<Told<number>>;
  /** The block of a number two nodes tell the same of, with its transfers. */
  readonly block: (number: number, before: Link | undefined) => Promise<Told<Block>>;
};

export type NodeOptions = { readonly firstRestMs?: number; readonly clock?: Clock };

const TIMEOUT_MS = 5000;
/** A full block with its transactions is one to two megabytes. */
const MAX_BYTES = 16 * 1024 * 1024;
/** A node that failed is asked again after this, doubled with each failure. */
const FIRST_REST_MS = 5000;
const MAX_REST_MS = 300_000;
/** A node whose head has not moved for so long receives no blocks any more: twenty-five should have come. */
export const STILL_MS = 300_000;
const ENOUGH = 2;

type Node = {
  /** Its place in the list, which is all the log is told of it: an address may hold a key. */
  readonly place: number;
  readonly url: string;
  failures: number;
  restsUntil: number;
  isOfThisChain: boolean;
  head: number;
  movedAt: number;
};

/** The error a node answers with; the reason is its number alone, because its words may hold anything. */
class RpcError extends Error {
  override readonly name = 'RpcError';
}

/** Asks one node; `undefined` and `null` are no results: a node that lags has no block to give yet. */
async function ask(url: string, id: number, method: string, params: readonly unknown[]): Promise<unknown> {
  const answer = await fetchUpstreamJson(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  const parsed = envelope.safeParse(answer);
  if (!parsed.success) throw new NonsenseError('not an answer');
  if ('error' in parsed.data) throw new RpcError(`error ${parsed.data.error.code}`);
  if (parsed.data.id !== id) throw new NonsenseError('the answer to another question');
  if (parsed.data.result === undefined || parsed.data.result === null) throw new RpcError('no result');
  return parsed.data.result;
}

/**
 * Several nodes of Ethereum, of which none is believed alone while there are two.
 *
 * - Each is asked for its chain before anything else, and again after every failure.
 * - An answer counts when it has been checked; a node that fails, or tells what cannot be true, rests, and the next one is
 *   asked. When all rest, the one that rests the shortest is asked anyway.
 * - A node that stands still, or is outvoted, does not count.
 */
export function ethereumNodes(
  urls: readonly string[],
  log: Log,
  { firstRestMs = FIRST_REST_MS, clock = systemClock }: NodeOptions = {},
): EthereumNodes {
  const nodes = urls.map(
    (url, place): Node => ({
      place: place + 1,
      url,
      failures: 0,
      restsUntil: 0,
      isOfThisChain: false,
      head: -1,
      movedAt: clock.now(),
    }),
  );
  let lastId = 0;
  let failure: unknown = new RpcError('no node');

  const rest = (node: Node, error: unknown) => {
    failure = error;
    // Failures of long ago say nothing of today.
    if (clock.now() - node.restsUntil > MAX_REST_MS) node.failures = 0;
    node.restsUntil = clock.now() + Math.min(MAX_REST_MS, firstRestMs * 2 ** Math.min(node.failures, 10));
    node.isOfThisChain = false;
    // Said once: it is asked again and again.
    if (node.failures === 0 && error instanceof NonsenseError) {
      log.warn({ source: 'ethereum', node: node.place, reason: reasonOf(error) }, 'tells what cannot be');
    }
    node.failures += 1;
  };
  /** What a node tells, or nothing: then it rests. */
  const from = async <Value>(node: Node, read: (call: Call) => Promise<Value>): Promise<Value | undefined> => {
    const call: Call = (method, params) => {
      lastId += 1;
      return ask(node.url, lastId, method, params);
    };
    try {
      if (!node.isOfThisChain) {
        const chain = await readChainId(call);
        if (chain !== CHAIN_ID) throw new NonsenseError(`chain ${chain} instead of ${CHAIN_ID}`);
        node.isOfThisChain = true;
      }
      return await read(call);
    } catch (error) {
      rest(node, error);
      return undefined;
    }
  };
  const ready = () => {
    const rested = nodes.filter(({ restsUntil }) => restsUntil <= clock.now());
    return rested.length > 0 ? rested : nodes.toSorted((one, other) => one.restsUntil - other.restsUntil).slice(0, 1);
  };
  const moves = (node: Node) => clock.now() - node.movedAt <= STILL_MS;

  /** The links of the block that nodes tell of, each with those who do; no more are asked than needed for two to agree. */
  const votesFor = async (number: number, before: Link | undefined) => {
    const able = ready().filter((node) => node.head >= number && moves(node));
    const votes = new Map<string, { readonly link: Link; readonly voters: Node[] }>();
    const poll = async (node: Node) => {
      const link = await from(node, (call) => readHeader(call, number, before));
      if (link === undefined) return;
      // The same block is the same in all that is told of it.
      const name = JSON.stringify(link);
      const vote = votes.get(name) ?? { link, voters: [] };
      votes.set(name, { link, voters: [...vote.voters, node] });
    };
    await Promise.all(able.slice(0, ENOUGH).map(poll));
    for (const node of able.slice(ENOUGH)) {
      if ([...votes.values()].some(({ voters }) => voters.length >= ENOUGH)) break;
      await poll(node);
    }
    return [...votes.values()].sort((one, other) => other.voters.length - one.voters.length);
  };
  /** Two against one win; of single voices the only one whose block follows what is known. */
  const chosen = (votes: Awaited<ReturnType<typeof votesFor>>, before: Link | undefined) => {
    const [first] = votes;
    if (first === undefined) throw failure;
    if (votes.length === 1 || first.voters.length >= ENOUGH) return first;
    const [following, ...others] = votes.filter(({ link }) => link.parentHash === before?.hash);
    if (following === undefined || others.length > 0) throw new NonsenseError('the nodes disagree');
    return following;
  };

  return {
    head: async () => {
      const told: number[] = [];
      const poll = async (node: Node) => {
        const number = await from(node, readHead);
        if (number === undefined) return;
        if (number !== node.head) node.movedAt = clock.now();
        node.head = number;
        if (moves(node)) told.push(number);
        else failure = new NonsenseError('a node that stands still');
      };
      await Promise.all(ready().map(poll));
      const [highest, second] = told.sort((one, other) => other - one);
      if (highest === undefined) throw failure;
      return { value: second ?? highest, confirmed: second !== undefined };
    },
    block: async (number, before) => {
      const votes = await votesFor(number, before);
      const { link, voters } = chosen(votes, before);
      for (const { voters: outvoted } of votes.filter((vote) => vote.link !== link)) {
        for (const node of outvoted) rest(node, new NonsenseError('a block nobody else knows'));
      }
      for (const node of voters) {
        const block = await from(node, (call) => readBlock(call, link));
        if (block === undefined) continue;
        node.failures = 0;
        return { value: block, confirmed: voters.length >= ENOUGH };
      }
      throw failure;
    },
  };
}
