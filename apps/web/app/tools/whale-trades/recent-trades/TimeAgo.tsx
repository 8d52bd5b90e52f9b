import { useEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';

const SECOND_MS = 1000;
const callbacks = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  if (document.hidden) return;
  for (const callback of callbacks) callback();
}

/** Runs a callback each second while the page is visible, with one timer for all. Returns a function that stops it. */
function everySecond(callback: () => void): () => void {
  callbacks.add(callback);
  timer ??= setInterval(tick, SECOND_MS);
  return () => {
    callbacks.delete(callback);
    if (callbacks.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const JUST_NOW_SECONDS = 1;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

type TimeAgoProps = {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** How far the clock of the page is ahead of the one that the time is from, in milliseconds. */
  readonly aheadMs?: number | undefined;
  /** Whether the text is frozen, as in a paused list. */
  readonly still?: boolean | undefined;
};

/** "3 seconds ago", updated each second by setting the text only, without rendering. */
export function TimeAgo({ time, aheadMs = 0, still }: TimeAgoProps) {
  const t = useMessages('whale-trades', 'time');
  const element = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const write = () => {
      const seconds = Math.floor((Date.now() - aheadMs - time) / SECOND_MS);
      const text = ago(seconds);
      if (element.current !== null && element.current.textContent !== text) element.current.textContent = text;
    };
    const ago = (seconds: number) => {
      if (seconds < JUST_NOW_SECONDS) return t('justNow');
      if (seconds < MINUTE_SECONDS) return t('secondsAgo', { count: seconds });
      if (seconds < HOUR_SECONDS) return t('minutesAgo', { count: Math.floor(seconds / MINUTE_SECONDS) });
      if (seconds < DAY_SECONDS) return t('hoursAgo', { count: Math.floor(seconds / HOUR_SECONDS) });
      return t('daysAgo', { count: Math.floor(seconds / DAY_SECONDS) });
    };
    write();
    return still ? undefined : everySecond(write);
  }, [time, aheadMs, still, t]);

  return <span ref={element} />;
}
