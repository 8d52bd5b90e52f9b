import { formatZonedTime } from '@toolbox/i18n/format/formatZonedTime';
import { useEffect, useState } from 'react';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';

/** Often enough for a clock that shows minutes. */
const STEP_MS = 15_000;

/** The time in a time zone; undefined for none, and for one that this browser does not support. */
export function useTimeThere(timeZone: string | null): string | undefined {
  const language = usePageLanguage();
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);

  return timeZone === null ? undefined : formatZonedTime(now, timeZone, language);
}
