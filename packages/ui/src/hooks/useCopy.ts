import { useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

export type UseCopy = {
  readonly state: CopyState;
  /** Resolves to whether the text is on the clipboard. Never throws. */
  readonly copy: (text: string) => Promise<boolean>;
};

/** How long the outcome of a copy is shown. */
export const COPY_SHOWN_MS = 2_000;

/** Copies text and shows the outcome for {@link COPY_SHOWN_MS}. A failed copy is never shown as copied. */
export function useCopy(): UseCopy {
  // An object, so that a second copy within this time restarts the timer.
  const [outcome, setOutcome] = useState<{ readonly state: CopyState }>({ state: 'idle' });

  useEffect(() => {
    if (outcome.state === 'idle') return;
    const timer = setTimeout(() => setOutcome({ state: 'idle' }), COPY_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(text: string): Promise<boolean> {
    try {
      await writeClipboard(text);
      setOutcome({ state: 'copied' });
      return true;
    } catch {
      setOutcome({ state: 'failed' });
      return false;
    }
  }

  return { state: outcome.state, copy };
}

async function writeClipboard(text: string): Promise<void> {
  // Pages served without TLS have no clipboard object; the older command still works there.
  if (navigator.clipboard === undefined) copyBySelection(text);
  else await navigator.clipboard.writeText(text);
}

function copyBySelection(text: string): void {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'visually-hidden';
  // Inside an open dialog everything else is inert and could not be selected.
  (focused?.closest('dialog') ?? document.body).append(area);
  try {
    area.select();
    if (!document.execCommand('copy')) throw new Error('The browser refused to copy');
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
