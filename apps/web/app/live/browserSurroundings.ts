/** What a live connection needs of the page and the clock; tests pass their own. */
export type Surroundings = {
  /** Undefined where the browser has no WebSocket. @throws where it refuses to open one */
  readonly open: (url: string) => WebSocket | undefined;
  readonly now: () => number;
  readonly random: () => number;
  /** Runs a callback later; returns a function that cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
  readonly isOnline: () => boolean;
  /** The server is on the visitor's own machine, which needs no network. */
  readonly isLocal: boolean;
  readonly isHidden: () => boolean;
  /** Subscribes to changes; returns a function that unsubscribes. */
  readonly watch: (listener: (event: PageEvent) => void) => () => void;
};

/** `left` and `restored`: into the browser's back/forward cache and out of it. */
export type PageEvent = 'online' | 'offline' | 'shown' | 'hidden' | 'left' | 'restored';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

function watch(listener: (event: PageEvent) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener('online', () => listener('online'), { signal });
  window.addEventListener('offline', () => listener('offline'), { signal });
  window.addEventListener('pagehide', () => listener('left'), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener('restored'), { signal });
  document.addEventListener('visibilitychange', () => listener(document.hidden ? 'hidden' : 'shown'), { signal });
  return () => end.abort();
}

/** The browser itself. */
export function browserSurroundings(): Surroundings {
  return {
    open: (url) => (typeof WebSocket === 'undefined' ? undefined : new WebSocket(url)),
    now: () => Date.now(),
    random: () => Math.random(),
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    isOnline: () => navigator.onLine,
    isLocal: LOOPBACK.has(location.hostname),
    isHidden: () => document.hidden,
    watch,
  };
}
