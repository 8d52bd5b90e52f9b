import { useEffect, useState } from 'react';
import { Foreign } from '../foreign/Foreign.tsx';

export type LiveRegionProps = {
  readonly text: string;
  /** How long the text must stay the same, and nothing be typed, before it is spoken. */
  readonly quietMs?: number | undefined;
};

/** Results change with every key; only what stands this long is worth hearing. */
export const ANNOUNCE_AFTER_QUIET_MS = 500;

/**
 * The one way to announce what changes: a polite status that exists before its text, speaks once the typing pauses, and says
 * nothing again that it has just said. Seen by nobody.
 */
export function LiveRegion({ text, quietMs = ANNOUNCE_AFTER_QUIET_MS }: LiveRegionProps) {
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    if (text === spoken) return undefined;
    const speak = () => setSpoken(text);
    let timer = setTimeout(speak, quietMs);
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(speak, quietMs);
    }
    document.addEventListener('input', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', wait);
    };
  }, [text, spoken, quietMs]);

  return (
    <div className="visually-hidden" role="status">
      <Foreign>{spoken}</Foreign>
    </div>
  );
}
