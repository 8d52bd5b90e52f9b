import type { Clock } from '../clock.ts';

type RefusedPairs = {
  /** The pairs whose subscriptions are rejected. */
  readonly refused: () => readonly string[];
};

export type PairSubscriptions = RefusedPairs & {
  /** Whether the server has had the time to reject the subscriptions. */
  readonly isSettled: () => boolean;
  /** Takes what was not rejected as accepted, and subscribes to a rejected pair again when that is due. */
  readonly reviewRefused: () => void;
  /** Notes a rejection, which may name its pairs. */
  readonly countRefusal: (reason: string) => void;
};

type PairEvents = {
  /** The server rejected the subscription of a pair, but not those of all. Called once until it is accepted. */
  readonly onRefused: (reason: string) => void;
  /** The server rejected all pairs, or does not say which. */
  readonly onAllRefused: (reason: string) => void;
  /** The server accepted the subscription of a pair that it had rejected. */
  readonly onAccepted: (pair: string) => void;
  /** Called with each review. */
  readonly onSettled: () => void;
};

type PairParts = {
  readonly names: readonly string[];
  /** The frame that subscribes to a pair. */
  readonly subscription: (pair: string) => string;
  readonly send: (text: string) => void;
  readonly clock: Clock;
  /** A rejected subscription is sent again after this time. */
  readonly timing: { readonly resubscribeMs: number };
  readonly events: PairEvents;
};

/** Whether a connection has every pair that another one has. */
export function coversPairsOf(one: RefusedPairs, other: RefusedPairs): boolean {
  return one.refused().every((pair) => other.refused().includes(pair));
}

/** Whether a text contains a name that is not a part of a longer one: `PEPEUSDT` is not `1000PEPEUSDT`. */
function isNamed(name: string, text: string): boolean {
  return new RegExp(`(?<![a-z0-9])${name}(?![a-z0-9])`, 'i').test(text);
}

/** The subscriptions of one connection: which pairs the server rejected, and when they are sent again. */
export function createPairSubscriptions({
  names,
  subscription,
  send,
  clock,
  timing,
  events,
}: PairParts): PairSubscriptions {
  let isSettled = names.length === 0;
  /** When the rejected pairs were last subscribed to or rejected. */
  const refused = new Map<string, number>();
  /** The rejected pair that was subscribed to again and has not been rejected since. */
  let resent: string | undefined;

  /** Puts a pair behind the others, so that each has its turn. */
  const noteRefused = (pair: string) => {
    refused.delete(pair);
    refused.set(pair, clock.now());
  };
  /** Sends one subscription at a time, so that a rejection without a pair is that of the pair sent last. */
  const reviewRefused = () => {
    isSettled = true;
    if (resent !== undefined) {
      refused.delete(resent);
      events.onAccepted(resent);
    }
    [resent] = [...refused].find(([, at]) => clock.now() - at >= timing.resubscribeMs) ?? [];
    if (resent !== undefined) {
      noteRefused(resent);
      send(subscription(resent));
    }
    events.onSettled();
  };
  const countRefusal = (reason: string) => {
    const named = names.filter((name) => isNamed(name, reason));
    const pairs = named.length === 0 && resent !== undefined ? [resent] : named;
    const isKnown = pairs.every((pair) => refused.has(pair));
    for (const pair of pairs) noteRefused(pair);
    if (resent !== undefined && pairs.includes(resent)) resent = undefined;
    // Too many requests, or no service: that may concern any of the pairs.
    const isOfAll = pairs.length === 0 || names.every((name) => refused.has(name));
    if (isOfAll) events.onAllRefused(reason);
    else if (!isKnown) events.onRefused(reason);
  };

  return { refused: () => [...refused.keys()], isSettled: () => isSettled, reviewRefused, countRefusal };
}
