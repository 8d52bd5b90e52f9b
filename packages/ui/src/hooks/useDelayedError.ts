import { type ReactNode, useEffect, useState } from 'react';

/** A value counts as complete this long after the last key. */
const PAUSE_MS = 1000;

export type DelayedError = {
  /** The error, unless it is being delayed. */
  readonly shown: ReactNode;
  /** Call when the visitor types: a new error is delayed; an error already shown stays until it is corrected. */
  readonly hold: () => void;
  /** Call when the value is complete. */
  readonly release: () => void;
};

/** Delays the error of a value until typing pauses: "0" may be the beginning of "0.05". */
export function useDelayedError(error: ReactNode, value: string): DelayedError {
  const [isTyping, setTyping] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the value restarts the pause
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
