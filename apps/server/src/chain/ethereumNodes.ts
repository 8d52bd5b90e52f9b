import { CHAIN_ID } from '@toolbox/core/whale';
import { type Clock, systemClock } from '../clock.ts';
import type { Log } from '../log.ts';
import { reasonOf } from '../reasonOf.ts';
import { fetchUpstreamJson, requestedDelayMs } from '../rest/fetchText.ts';
import type { Link } from './chainWindow.ts';
import {
  type Block,
  type Call,
  InvalidChainDataError,
  readBlock,
  readChainId,
  readHead,
  readHeader,
} from './readBlock.ts';
import { envelope } from './rpcShapes.ts';

/** A value, and whether two nodes agree on it: if only one node is left, its value is used and marked. */
export type Confirmable<Value> = { readonly value: Value; readonly confirmed: boolean };

export type EthereumNodes = {
  /** The number of the newest block that two nodes have. */
  readonly head: () => Promise<Confirmable<number>>;
  /** The block of a number on which two nodes agree, with its transfers. */
  readonly block: (number: number, before: Link | undefined) => Promise<Confirmable<Block>>;
};

export type NodeOptions = { readonly firstRestMs?: number; readonly clock?: Clock };

const TIMEOUT_MS = 5000;
/** A full block with its transactions is one to two megabytes. */
const MAX_BYTES = 16 * 1024 * 1024;
/** A failed node is retried after this, doubled with each failure. */
const FIRST_REST_MS = 5000;
const MAX_REST_MS = 300_000;
const LOG_GAP_MS = 600_000;
/** A node whose head has not changed for this long no longer receives blocks: there should have been twenty-five. */
export const STILL_MS = 300_000;
const ENOUGH = 2;

type Node = {
  /** Its position in the list, which is all that is logged: a URL may contain a key. */
  readonly place: number;
  readonly url: string;
  failures: number;
  restsUntil: number;
  /** Until when it asked not to be called. */
  waitsUntil: number;
  isOfThisChain: boolean;
  head: number;
  movedAt: number;
  /** When it was last logged that its data cannot be true. */
  loggedAt: number;
};

/** The error of a node; the reason is only its code, because its message may contain anything. */
class RpcError extends Error {
  override readonly name = 'RpcError';
}

/** Calls one node; `undefined` and `null` are not results: a lagging node does not have the block yet. */
async function callNode(url: string, id: number, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetchUpstreamJson(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  const parsed = envelope.safeParse(response);
  if (!parsed.success) throw new InvalidChainDataError('not a JSON-RPC response');
  if ('error' in parsed.data) throw new RpcError(`error ${parsed.data.error.code}`);
  if (parsed.data.id !== id) throw new InvalidChainDataError('the response to another request');
  if (parsed.data.result === undefined || parsed.data.result === null) throw new RpcError('no result');
  return parsed.data.result;
}

/**
 * Several Ethereum nodes, none of which is trusted alone while there are two.
 *
 * - The chain id of each node is checked first, and again after every failure.
 * - Every response is validated; a node that fails, or returns impossible data, is paused, and the next one is
 *   called. If all are paused, the one with the shortest remaining pause is called anyway, unless it asked for the
 *   pause.
 * - A node that is stuck, or is outvoted, does not count.
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
      waitsUntil: 0,
      isOfThisChain: false,
      head: -1,
      movedAt: clock.now(),
      loggedAt: Number.NEGATIVE_INFINITY,
    }),
  );
  let lastId = 0;
  let failure: unknown = new RpcError('no node');

  const rest = (node: Node, error: unknown) => {
    failure = error;
    // Old failures are forgotten.
    if (clock.now() - node.restsUntil > MAX_REST_MS) node.failures = 0;
    const backoffMs = Math.min(MAX_REST_MS, firstRestMs * 2 ** Math.min(node.failures, 10));
    node.waitsUntil = clock.now() + requestedDelayMs(error, MAX_REST_MS);
    node.restsUntil = Math.max(clock.now() + backoffMs, node.waitsUntil);
    node.isOfThisChain = false;
    // Logged rarely, because a node is called repeatedly and may return impossible data every time.
    const isNews = node.failures === 0 && clock.now() - node.loggedAt >= LOG_GAP_MS;
    if (isNews && error instanceof InvalidChainDataError) {
      node.loggedAt = clock.now();
      log.warn({ source: 'ethereum', node: node.place, reason: reasonOf(error) }, 'reports impossible data');
    }
    node.failures += 1;
  };
  /** The result of a node, or undefined, which pauses the node. */
  const from = async <Value>(node: Node, read: (call: Call) => Promise<Value>): Promise<Value | undefined> => {
    const call: Call = (method, params) => {
      lastId += 1;
      return callNode(node.url, lastId, method, params);
    };
    try {
      if (!node.isOfThisChain) {
        const chain = await readChainId(call);
        if (chain !== CHAIN_ID) throw new InvalidChainDataError(`chain ${chain} instead of ${CHAIN_ID}`);
        node.isOfThisChain = true;
      }
      return await read(call);
    } catch (error) {
      rest(node, error);
      return undefined;
    }
  };
  const ready = () => {
    const callable = nodes.filter(({ waitsUntil }) => waitsUntil <= clock.now());
    const rested = callable.filter(({ restsUntil }) => restsUntil <= clock.now());
    return rested.length > 0 ? rested : callable.sort((one, other) => one.restsUntil - other.restsUntil).slice(0, 1);
  };
  const moves = (node: Node) => clock.now() - node.movedAt <= STILL_MS;

  /**
   * The block links that nodes report, each with its nodes; only as many nodes are called as needed for two to agree.
   */
  const votesFor = async (number: number, before: Link | undefined) => {
    const able = ready().filter((node) => node.head >= number && moves(node));
    const votes = new Map<string, { readonly link: Link; readonly voters: Node[] }>();
    const poll = async (node: Node) => {
      const link = await from(node, (call) => readHeader(call, number, before));
      if (link === undefined) return;
      // Equal blocks must agree in all their data.
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
  /** A majority of two wins; among single votes, the only one whose block follows the known chain. */
  const chosen = (votes: Awaited<ReturnType<typeof votesFor>>, before: Link | undefined) => {
    const [first] = votes;
    if (first === undefined) throw failure;
    if (votes.length === 1 || first.voters.length >= ENOUGH) return first;
    const [following, ...others] = votes.filter(({ link }) => link.parentHash === before?.hash);
    if (following === undefined || others.length > 0) throw new InvalidChainDataError('the nodes disagree');
    return following;
  };

  return {
    head: async () => {
      const heights: number[] = [];
      const poll = async (node: Node) => {
        const number = await from(node, readHead);
        if (number === undefined) return;
        if (number !== node.head) node.movedAt = clock.now();
        node.head = number;
        if (moves(node)) heights.push(number);
        else failure = new InvalidChainDataError('a node that stands still');
      };
      await Promise.all(ready().map(poll));
      const [highest, second] = heights.sort((one, other) => other - one);
      if (highest === undefined) throw failure;
      return { value: second ?? highest, confirmed: second !== undefined };
    },
    block: async (number, before) => {
      const votes = await votesFor(number, before);
      const { link, voters } = chosen(votes, before);
      for (const { voters: outvoted } of votes.filter((vote) => vote.link !== link)) {
        for (const node of outvoted) rest(node, new InvalidChainDataError('a block nobody else knows'));
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
