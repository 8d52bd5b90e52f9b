import { type ReactNode, useEffect, useState } from 'react';

/** So long after the last key a value counts as finished. */
const PAUSE_MS = 1000;

export type DelayedError = {
  /** The error, unless it is being held back. */
  readonly shown: ReactNode;
  /** Something was typed: a new error waits. One that stands already goes on standing until it is mended. */
  readonly hold: () => void;
  /** The value is finished. */
  readonly release: () => void;
};

/** Holds back what is wrong with a value until the typing pauses: "0" on the way to "0.05" is not yet wrong. */
export function useDelayedError(error: ReactNode, value: string): DelayedError {
  const [isTyping, setTyping] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the value starts the pause anew
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => setTyping(false), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isTyping, value]);

  return {
    shown: isTyping ? undefined : error,
    hold: () => {
      if (isTyping || !error) setTyping(true);
    },
    release: () => setTyping(false),
  };
}
