import { type Clock, systemClock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import type { Link } from './chainWindow.ts';
import { type EthereumNode, ethereumNode, FIRST_REST_MS, RpcError } from './ethereumNode.ts';
import { type Block, InvalidChainDataError, readBlock, readHeader } from './readBlock.ts';

/** A value, and whether two nodes agree on it: if only one node is left, its value is used and marked. */
export type Confirmable<Value> = { readonly value: Value; readonly confirmed: boolean };

export type EthereumNodes = {
  /** The number of the newest block that two nodes have. */
  readonly head: () => Promise<Confirmable<number>>;
  /** The block of a number on which two nodes agree, with its transfers. */
  readonly block: (number: number, before: Link | undefined) => Promise<Confirmable<Block>>;
};

export type NodeOptions = { readonly firstRestMs?: number; readonly clock?: Clock };

const ENOUGH = 2;

/**
 * Several Ethereum nodes, none of which is trusted alone while there are two.
 *
 * - The chain id of each node is checked first, and again after every failure.
 * - Every response is validated; a node that fails, or returns impossible data, is paused, and the next one is
 *   called. If all are paused, the one with the shortest remaining pause is called anyway, unless it asked for the
 *   pause.
 * - A node that is stuck, or is outvoted, does not count.
 * - If a node has no logs of a block, perhaps because it has not indexed it yet, they are requested from another one as
 *   well.
 */
export function ethereumNodes(
  urls: readonly string[],
  log: Log,
  { firstRestMs = FIRST_REST_MS, clock = systemClock }: NodeOptions = {},
): EthereumNodes {
  let failure: unknown = new RpcError('no node');
  const onFailure = (error: unknown) => {
    failure = error;
  };
  const nodes = urls.map((url, place) => ethereumNode({ url, place: place + 1, firstRestMs, onFailure, log, clock }));
  const ready = () => {
    const callable = nodes.filter((node) => node.waitsUntil() <= clock.now());
    const rested = callable.filter((node) => node.restsUntil() <= clock.now());
    return rested.length > 0
      ? rested
      : callable.sort((one, other) => one.restsUntil() - other.restsUntil()).slice(0, 1);
  };

  /**
   * The block links that nodes report, each with its nodes; only as many nodes are called as needed for two to agree.
   */
  const votesFor = async (number: number, before: Link | undefined) => {
    const able = ready().filter((node) => node.head() >= number && node.moves());
    const votes = new Map<string, { readonly link: Link; readonly voters: readonly EthereumNode[] }>();
    const poll = async (node: EthereumNode) => {
      const link = await node.read((call) => readHeader(call, number, before));
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
      const poll = async (node: EthereumNode) => {
        const number = await node.readHead();
        if (number === undefined) return;
        if (node.moves()) heights.push(number);
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
        for (const node of outvoted) node.pause(new InvalidChainDataError('a block nobody else knows'));
      }
      let found: Block | undefined;
      const withoutLogs: EthereumNode[] = [];
      for (const node of voters) {
        const block = await node.read((call) => readBlock(call, link));
        if (block === undefined) continue;
        found = block;
        if (!block.lacksLogs) {
          node.forgetFailures();
          break;
        }
        withoutLogs.push(node);
      }
      if (found === undefined) throw failure;
      for (const node of withoutLogs) {
        if (found.lacksLogs) node.forgetFailures();
        else node.pause(new InvalidChainDataError('no logs of a block that has some'));
      }
      return { value: found, confirmed: voters.length >= ENOUGH };
    },
  };
}
