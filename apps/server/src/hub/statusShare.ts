import type { FeedGap, SourceState } from '@toolbox/core/feed';
import type { BusEvent, PublishedFeed } from './bus.ts';
import { parseSharedStatus, serializeSharedStatus } from './sharedStatus.ts';

type States = Readonly<Record<string, SourceState>>;

export type StatusShareOptions = {
  /** Whether this process connects to the exchanges; otherwise it gets their states from the leader. */
  readonly isIngest: boolean;
  /** What this process publishes when it leads. */
  readonly ownFeed: () => PublishedFeed | undefined;
  readonly notify: (event: BusEvent) => void;
};

/** The states of the exchanges and the gaps, which the leader shares with all processes. */
export type StatusShare = {
  /** The states to show: every exchange is down while the bus is cut. */
  readonly exchanges: () => States;
  readonly gaps: () => readonly FeedGap[];
  /** What the leader publishes, as it was received; `undefined` if it is not known. */
  readonly receivedFeed: () => PublishedFeed | undefined;
  /** Whether trades cannot be published, or do not arrive here. */
  readonly isCut: () => boolean;
  readonly setSilent: (silent: boolean) => void;
  readonly setRefused: (refused: boolean) => void;
  /** Sets what this process knows itself; the gaps only if it leads. */
  readonly set: (exchanges: States, gaps?: readonly FeedGap[]) => void;
  readonly setGaps: (gaps: readonly FeedGap[]) => void;
  /** What to share. */
  readonly text: () => string;
  /** Takes over what the leader shared. */
  readonly receive: (text: string) => void;
  /** No ingest shares its states any more. */
  readonly lose: () => void;
};

/** The states of exchanges without an ingest. */
function allDown(exchanges: States): States {
  return Object.fromEntries(Object.keys(exchanges).map((name) => [name, 'down' as const]));
}

export function createStatusShare({ isIngest, ownFeed, notify }: StatusShareOptions): StatusShare {
  let exchanges: States = {};
  let gaps: readonly FeedGap[] = [];
  let receivedFeed: PublishedFeed | undefined;
  /** Whether Redis has not responded for a while, so that no trades arrive. */
  let isSilent = false;
  let isRefused = false;

  const isCut = () => isSilent || isRefused;
  const shown = () => (isCut() ? allDown(exchanges) : exchanges);
  const notifyStatus = () => notify({ type: 'status', exchanges: shown(), gaps });

  return {
    exchanges: shown,
    gaps: () => gaps,
    receivedFeed: () => receivedFeed,
    isCut,
    setSilent: (silent) => {
      const before = isSilent;
      isSilent = silent;
      // A gateway is sent the states again; an ingest knows its own.
      if (isSilent && !isIngest) exchanges = allDown(exchanges);
      if (isSilent !== before) notifyStatus();
    },
    setRefused: (refused) => {
      isRefused = refused;
      notifyStatus();
    },
    set: (own, found) => {
      exchanges = own;
      gaps = found ?? gaps;
      if (isIngest) notifyStatus();
    },
    setGaps: (found) => {
      gaps = found;
      notifyStatus();
    },
    text: () =>
      serializeSharedStatus({
        message: { type: 'status', exchanges, ...(gaps.length > 0 ? { gaps } : {}) },
        published: ownFeed() ?? receivedFeed,
      }),
    receive: (text) => {
      const shared = parseSharedStatus(text);
      if (shared === undefined) return;
      // An ingest knows its own exchanges, but the gaps are those of the leader, whose trades everybody gets.
      gaps = shared.message.gaps ?? [];
      if (!isIngest) exchanges = shared.message.exchanges;
      receivedFeed = shared.published;
      notifyStatus();
    },
    lose: () => {
      if (!Object.values(exchanges).some((state) => state !== 'down')) return;
      exchanges = allDown(exchanges);
      notifyStatus();
    },
  };
}
