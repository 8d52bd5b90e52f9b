import { createListeners } from '@toolbox/ui/hooks/createListeners';
import { useSyncExternalStore } from 'react';

const SINGLE_KEYS_KEY = 'single-keys';
const OFF = 'off';

const { subscribe, notify } = createListeners('storage');
/** The setting where nothing can be stored. */
let unstored: boolean | undefined;

/**
 * Whether shortcuts of a single character are on. Speech input can trigger them by accident, so they can be switched
 * off.
 */
export function singleKeysEnabled(): boolean {
  if (unstored !== undefined) return unstored;
  try {
    return localStorage.getItem(SINGLE_KEYS_KEY) !== OFF;
  } catch {
    return true;
  }
}

export function setSingleKeys(enabled: boolean): void {
  try {
    if (enabled) localStorage.removeItem(SINGLE_KEYS_KEY);
    else localStorage.setItem(SINGLE_KEYS_KEY, OFF);
    unstored = undefined;
  } catch {
    unstored = enabled;
  }
  notify();
}

/** Whether single keys are enabled, as a hook; true until the page is hydrated. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, singleKeysEnabled, () => true);
}
