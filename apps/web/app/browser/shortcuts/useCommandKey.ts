import { useHydrated } from '../../loading/useHydrated.ts';

const APPLE = /Mac|iPhone|iPad|iPod/u;

/** The modifier key of shortcuts: ⌘ on Apple keyboards, Ctrl elsewhere and until the page is hydrated. */
export function useCommandKey(): 'ctrl' | 'command' {
  const isHydrated = useHydrated();
  // `userAgentData` has no type yet and is missing in Safari, where it would matter; this works in all browsers.
  return isHydrated && APPLE.test(navigator.platform) ? 'command' : 'ctrl';
}
