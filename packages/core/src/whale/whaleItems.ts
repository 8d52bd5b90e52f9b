import type { RiskLevel } from '../feed/index.ts';
import { explorerLink } from './explorerLink.ts';
import { type WhaleFlow, whaleFlow } from './whaleFlow.ts';
import { isWhaleType, type WhaleMovement, type WhaleType } from './whaleMovement.ts';
import { whaleRisk } from './whaleRisk.ts';
import type { WhaleTransfer } from './whaleTransfer.ts';

/** The source of a movement: the chain itself, the channel, or both. */
export type WhaleSource = 'chain' | 'channel' | 'both';

/** The sender or recipient of a movement, where known. */
export type WhaleParty = { readonly name: string | undefined; readonly address: string | undefined };

/** One large movement, from any source. */
export type WhaleItem = {
  /** Unique among the items of one response. */
  readonly key: string;
  readonly source: WhaleSource;
  readonly type: WhaleType;
  readonly flow: WhaleFlow;
  readonly token: string;
  readonly amount: number;
  readonly usdValue: number;
  /** Whether the value is computed with a fixed price, because none was known. */
  readonly estimated: boolean;
  readonly risk: RiskLevel;
  readonly from: WhaleParty;
  readonly to: WhaleParty;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  readonly blockchain: string | undefined;
  readonly txHash: string | undefined;
  /** The explorer page of the transaction. */
  readonly txUrl: string | undefined;
  /** The post of the channel. */
  readonly messageUrl: string | undefined;
};

/** The chain that is scanned. */
const SCANNED_CHAIN = 'ethereum';

/** A URL from a feed is used only if it is https. */
function securePage(url: string | undefined): string | undefined {
  return url?.startsWith('https://') ? url : undefined;
}

function ofMovement(movement: WhaleMovement): WhaleItem {
  const { id, type, token, amount, usdValue, risk, from, to, timestamp, blockchain, txHash, txUrl } = movement;
  return {
    key: `channel ${id}`,
    source: 'channel',
    type,
    flow: whaleFlow({ type, from, to }),
    token,
    amount,
    usdValue,
    estimated: false,
    risk,
    from: { name: from, address: undefined },
    to: { name: to, address: undefined },
    timestamp,
    blockchain,
    txHash,
    txUrl: explorerLink(blockchain, txHash) ?? securePage(txUrl),
    messageUrl: securePage(movement.messageUrl),
  };
}

function ofTransfer(transfer: WhaleTransfer, movement: WhaleMovement | undefined): WhaleItem {
  const { id, coin, amount, usdValue, estimated, from, to, timestamp, txHash } = transfer;
  const type = isWhaleType(transfer.type) ? transfer.type : 'transfer';
  const fromName = transfer.fromLabel ?? movement?.from;
  const toName = transfer.toLabel ?? movement?.to;
  return {
    key: `chain ${id}`,
    source: movement === undefined ? 'chain' : 'both',
    type,
    flow: whaleFlow({ type, from: fromName, to: toName }),
    token: coin,
    amount,
    usdValue,
    estimated,
    risk: whaleRisk(usdValue),
    from: { name: fromName, address: from },
    to: { name: toName, address: to },
    timestamp,
    blockchain: SCANNED_CHAIN,
    txHash,
    txUrl: explorerLink(SCANNED_CHAIN, txHash),
    messageUrl: securePage(movement?.messageUrl),
  };
}

/** How often each name occurs. */
function countNames(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/**
 * Merges both sources into one list, newest first. A movement in both (the same transaction and coin, once each) is
 * one item: the chain's figures and addresses with the channel's names.
 *
 * @example whaleItems([], []) // []
 */
export function whaleItems(
  transfers: readonly WhaleTransfer[],
  movements: readonly WhaleMovement[],
): readonly WhaleItem[] {
  const nameOf = (hash: string | undefined, token: string) => `${hash?.toLowerCase()} ${token.toUpperCase()}`;
  const byName = new Map(movements.map((movement) => [nameOf(movement.txHash, movement.token), movement]));
  const onChain = countNames(transfers.map(({ txHash, coin }) => nameOf(txHash, coin)));
  const inChannel = countNames(movements.map(({ txHash, token }) => nameOf(txHash, token)));
  const used = new Set<WhaleMovement>();
  const items = transfers.map((transfer) => {
    const name = nameOf(transfer.txHash, transfer.coin);
    const isOnce = onChain.get(name) === 1 && inChannel.get(name) === 1;
    const movement = isOnce ? byName.get(name) : undefined;
    if (movement !== undefined) used.add(movement);
    return ofTransfer(transfer, movement);
  });
  const others = movements.filter((movement) => !used.has(movement)).map(ofMovement);
  return [...items, ...others].sort((one, other) => Date.parse(other.timestamp) - Date.parse(one.timestamp));
}
