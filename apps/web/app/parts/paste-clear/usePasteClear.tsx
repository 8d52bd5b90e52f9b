import { Button } from '@toolbox/ui/button/Button';
import { useStableCallback } from '@toolbox/ui/hooks/useStableCallback';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { type ReactNode, useId, useState } from 'react';
import { undoable } from '../../browser/undo/undoable.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';

export type PasteClear = {
  /** Connects the buttons to the field. */
  readonly id: string;
  /** The two buttons, for the label row. */
  readonly actions: ReactNode;
  /** The hint of the field, and why nothing was pasted, until the field changes. */
  readonly hint: ReactNode;
};

/**
 * A field of one line would join lines without showing their breaks. Tabs too: WebKit reports what a page inserts as
 * typed, and a tab would be pasted again (`pasteInsertedLines`).
 */
const BREAKS = /[\t\r\n]+/gu;

/** Inserts the text as if it had been pasted manually, so that the field's undo and parsing apply. */
function insert(field: HTMLElement, text: string): boolean {
  if (!(field instanceof HTMLInputElement) || typeof document.execCommand !== 'function') return false;
  field.focus();
  field.select();
  return document.execCommand('insertText', false, text);
}

/** Paste and Clear buttons for the main field of a tool. */
export function usePasteClear(value: string, onChange: (text: string) => void, hint: ReactNode): PasteClear {
  const t = useMessages('common', 'actions');
  const common = useMessages('common');
  const id = useId();
  const notices = useLateMessages('inputNotices');
  const [failure, setFailure] = useState<{ readonly reason: 'denied' | 'nothing'; readonly of: string }>();
  const notice = failure && (notices?.(`paste.${failure.reason}`) ?? common('banner.error'));

  if (failure !== undefined && failure.of !== value) setFailure(undefined);

  // The form may change while the browser asks for permission.
  const replace = useStableCallback((text: string) => undoable('replaced', () => onChange(text)));

  async function paste() {
    try {
      const text = (await navigator.clipboard.readText()).trim().replaceAll(BREAKS, ' ');
      const field = document.getElementById(id);
      setFailure(text === '' ? { reason: 'nothing', of: value } : undefined);
      if (text !== '' && field !== null && !insert(field, text)) replace(text);
    } catch {
      // Denied, or not supported: pasting by keyboard still works.
      setFailure({ reason: 'denied', of: value });
    }
  }

  function clear() {
    undoable('cleared', () => onChange(''));
    // The button is disabled now, so the focus moves to the field.
    document.getElementById(id)?.focus();
  }

  return {
    id,
    actions: (
      <>
        <Button variant="ghost" size="sm" aria-describedby={`${id}-label`} onClick={() => void paste()}>
          {t('paste')}
        </Button>
        <Button variant="ghost" size="sm" aria-describedby={`${id}-label`} disabled={value === ''} onClick={clear}>
          {t('clear')}
        </Button>
        {/* Not in the hint, with which the field would be described twice. */}
        <LiveRegion text={notice ?? ''} />
      </>
    ),
    hint: (
      <>
        <span>{hint}</span>
        {notice && <p>{notice}</p>}
      </>
    ),
  };
}
