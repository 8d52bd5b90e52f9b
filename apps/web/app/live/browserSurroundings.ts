/** What a live connection needs to know of the page and of the clock; tests bring their own. */
export type Surroundings = {
  /** Nothing where the browser has no WebSocket. @throws where it refuses to make one */
  readonly open: (url: string) => WebSocket | undefined;
  readonly now: () => number;
  readonly random: () => number;
  /** Runs something later; what it returns calls it off. */
  readonly later: (run: () => void, ms: number) => () => void;
  readonly isOnline: () => boolean;
  /** The server is on the visitor's own machine, which needs no network. */
  readonly isLocal: boolean;
  readonly isHidden: () => boolean;
  /** Tells of each change; what it returns ends it. */
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
