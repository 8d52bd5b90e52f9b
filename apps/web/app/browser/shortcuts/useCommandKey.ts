import { useHydrated } from '../../loading/useHydrated.ts';

const APPLE = /Mac|iPhone|iPad|iPod/u;

/** Which key shortcuts are pressed with: ⌘ on Apple's keyboards, Ctrl elsewhere and until the page is hydrated. */
export function useCommandKey(): 'ctrl' | 'command' {
  const isHydrated = useHydrated();
  // `userAgentData` has no type yet and is missing in Safari, where it would matter; this is right in all browsers.
  return isHydrated && APPLE.test(navigator.platform) ? 'command' : 'ctrl';
}
