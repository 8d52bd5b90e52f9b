import { LEFT_KEY } from './leftKey.ts';

function mark(): void {
  try {
    sessionStorage.setItem(LEFT_KEY, '1');
  } catch {
    // It is full.
  }
}

function clear(): void {
  try {
    sessionStorage.removeItem(LEFT_KEY);
  } catch {
    // It is denied.
  }
}

/** Marks the tab when the page is left, so that the next one knows whether the browser has crashed in the meantime. */
export function markLeftTab(): () => void {
  clear();
  addEventListener('pagehide', mark);
  // On a return from the back/forward cache.
  addEventListener('pageshow', clear);
  return () => {
    removeEventListener('pagehide', mark);
    removeEventListener('pageshow', clear);
  };
}
