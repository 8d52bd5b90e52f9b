import { isComposing } from '@toolbox/ui/keyboard/isComposing';
import { useEffect, useRef } from 'react';
import { singleKeysEnabled, useSingleKeys } from '../../browser/shortcuts/singleKeys.ts';

const TYPED_INTO = 'textarea, select, input:not([type=radio], [type=checkbox]), [contenteditable]';

const ALONE: Readonly<Record<string, 1 | -1>> = { n: 1, KeyN: 1, p: -1, KeyP: -1 };
const WITH_ALT: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

const STEP_KEYS = { previous: 'P Alt+ArrowUp', next: 'N Alt+ArrowDown' } as const;
const ALT_STEP_KEYS = { previous: 'Alt+ArrowUp', next: 'Alt+ArrowDown' } as const;

function stepOf({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 1 | -1 | undefined {
  if (ctrlKey || metaKey || shiftKey) return undefined;
  if (altKey) return WITH_ALT[key];
  if (!singleKeysEnabled()) return undefined;
  // With a Korean layout this key has another letter.
  return ALONE[/^[a-z]$/iu.test(key) ? key.toLowerCase() : code];
}

/**
 * Steps forward with n or Alt+↓, back with p or Alt+↑; not while typing, and with a single letter only if single-key
 * shortcuts are on. Returns the active keys for assistive technology.
 */
export function useStepKeys(onStep: (step: 1 | -1) => void): typeof STEP_KEYS | typeof ALT_STEP_KEYS {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || isComposing({ nativeEvent: event })) return;
      if (event.target instanceof Element && event.target.closest(TYPED_INTO) !== null) return;
      const step = stepOf(event);
      if (step === undefined) return;
      event.preventDefault();
      latest.current(step);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return useSingleKeys() ? STEP_KEYS : ALT_STEP_KEYS;
}
