import { useEffect, useState } from 'react';

const STEP_MS = 1000;

/** Seconds that are left of a wait, and how to begin one. 0: nothing to wait for. */
export function useCooldown(lengthMs: number): readonly [secondsLeft: number, begin: () => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((until - now) / STEP_MS));

  const isWaiting = left > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  function begin() {
    const start = Date.now();
    setNow(start);
    setUntil(start + lengthMs);
  }

  return [left, begin];
}
