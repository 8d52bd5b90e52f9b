/** What a live connection needs of the page and the clock. */
export type Surroundings = {
  /** Undefined where there is no WebSocket. @throws where the browser refuses to open one */
  readonly open: (url: string) => WebSocket | undefined;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Runs a callback later; returns a function that cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
  readonly isOnline: () => boolean;
  /** The server is on the user's own machine, which needs no network. */
  readonly isLocal: boolean;
  readonly isHidden: () => boolean;
  /** Subscribes to changes; returns a function that unsubscribes. */
  readonly watch: (listener: (event: PageEvent) => void) => () => void;
};

/** `left` and `restored`: into the browser's back/forward cache and out of it. */
export type PageEvent = 'online' | 'offline' | 'shown' | 'hidden' | 'left' | 'restored';
