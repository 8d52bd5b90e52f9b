import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';

/** Spread on the element whose hover and focus pause the timeout. */
export type HoldHandlers = {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
};

/**
 * Calls `onEnd` after `delayMs` without hover or focus; each pause restarts the full time.
 * Undefined disables the timeout. Focus on the element itself (a dialog just opened) does not count, focus inside does.
 */
export function usePausableTimeout(delayMs: number | undefined, onEnd: () => void): HoldHandlers {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const end = useEffectEvent(onEnd);
  const held = hovered || focused;

  useEffect(() => {
    if (delayMs === undefined || held) return;
    const timer = setTimeout(() => end(), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, held]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: (event) => setFocused(event.target !== event.currentTarget),
    onBlur: (event) => {
      const next = event.relatedTarget;
      setFocused(next instanceof Node && next !== event.currentTarget && event.currentTarget.contains(next));
    },
  };
}
