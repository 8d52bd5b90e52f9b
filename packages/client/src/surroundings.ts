/** What a live connection needs of a WebSocket: that of a browser, of Node or of the package `ws`. */
export type PlainSocket = {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  readonly readyState: number;
  readonly CONNECTING: number;
  readonly CLOSED: number;
  readonly close: () => void;
  /** Ends the connection without the server; that of the package `ws` and that of Bun can. */
  readonly terminate?: (() => void) | undefined;
};

/** What a live connection needs of the page and the clock. */
export type Surroundings = {
  /** Undefined where there is no WebSocket. @throws where the browser refuses to open one */
  readonly open: (url: string) => PlainSocket | undefined;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Runs a callback later; returns a function that cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
  /** Whether the browser reports a network, which may be wrong. Decides the delay and the state when unconnected. */
  readonly isOnline: () => boolean;
  /** The server is on the user's own machine, which needs no network. */
  readonly isLocal: boolean;
  readonly isHidden: () => boolean;
  /** Whether the page plays sounds, so that it keeps its connection while it is hidden. False by default. */
  readonly isHeard?: (() => boolean) | undefined;
  /** Subscribes to changes; returns a function that unsubscribes. */
  readonly watch: (listener: (event: PageEvent) => void) => () => void;
};

/** `left` and `restored`: into the browser's back/forward cache and out of it. */
export type PageEvent = 'online' | 'offline' | 'shown' | 'hidden' | 'left' | 'restored';
