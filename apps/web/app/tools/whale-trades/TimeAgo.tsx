import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { everySecond } from './everySecond.ts';

const JUST_NOW_SECONDS = 1;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type TimeAgoProps = {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The words stand still, as a paused list does. */
  readonly still?: boolean | undefined;
};

/** "3 seconds ago", kept true each second by writing the words alone: nothing is rendered anew. */
export function TimeAgo({ time, still }: TimeAgoProps) {
  const t = useMessages('common', 'time');
  const element = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const write = () => {
      const seconds = Math.floor((Date.now() - time) / 1000);
      const text = ago(seconds);
      if (element.current !== null && element.current.textContent !== text) element.current.textContent = text;
    };
    const ago = (seconds: number) => {
      if (seconds < JUST_NOW_SECONDS) return t('justNow');
      if (seconds < MINUTE) return t('secondsAgo', { count: seconds });
      if (seconds < HOUR) return t('minutesAgo', { count: Math.floor(seconds / MINUTE) });
      if (seconds < DAY) return t('hoursAgo', { count: Math.floor(seconds / HOUR) });
      return t('daysAgo', { count: Math.floor(seconds / DAY) });
    };
    write();
    return still ? undefined : everySecond(write);
  }, [time, still, t]);

  return <span ref={element} />;
}
