import { useSyncExternalStore } from 'react';

/** The query holds for the ratio of now, so its change tells of a new one. */
function subscribe(changed: () => void): () => void {
  let list: MediaQueryList | undefined;
  function follow() {
    list?.removeEventListener('change', heard);
    list = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    list.addEventListener('change', heard);
  }
  function heard() {
    follow();
    changed();
  }
  follow();
  return () => list?.removeEventListener('change', heard);
}

/** Device pixels to a CSS pixel; changes with the zoom and with the screen the window is on. */
export function usePixelRatio(): number {
  return useSyncExternalStore(
    subscribe,
    () => devicePixelRatio,
    () => 1,
  );
}
