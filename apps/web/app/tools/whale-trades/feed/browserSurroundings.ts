import type { PageEvent, Surroundings } from '@toolbox/client';

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
