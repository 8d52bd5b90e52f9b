import { useSyncExternalStore } from 'react';

/** The query matches the current ratio, so its change event means a new one. */
function subscribe(changed: () => void): () => void {
  let list: MediaQueryList | undefined;
  function follow() {
    list?.removeEventListener('change', update);
    // Without media queries the ratio at the start stays.
    if (!('matchMedia' in window)) return;
    list = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    list.addEventListener('change', update);
  }
  function update() {
    follow();
    changed();
  }
  follow();
  return () => list?.removeEventListener('change', update);
}

/** Device pixels per CSS pixel; changes with the zoom and the screen of the window. */
export function usePixelRatio(): number {
  return useSyncExternalStore(
    subscribe,
    () => devicePixelRatio,
    () => 1,
  );
}
