import { useEffect, useState } from 'react';

export type LiveRegionProps = {
  readonly text: string;
  /** How long the text must stay the same before it is spoken. */
  readonly quietMs?: number | undefined;
};

/** Results change with every key; only what stands this long is worth hearing. */
export const ANNOUNCE_AFTER_QUIET_MS = 500;

/** A polite status that exists from load and speaks its text after a pause. Seen by nobody. */
export function LiveRegion({ text, quietMs = ANNOUNCE_AFTER_QUIET_MS }: LiveRegionProps) {
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), quietMs);
    return () => clearTimeout(timer);
  }, [text, quietMs]);

  return (
    <div className="visually-hidden" role="status">
      {spoken}
    </div>
  );
}
