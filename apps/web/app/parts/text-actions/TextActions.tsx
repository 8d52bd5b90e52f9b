import { Button } from '@toolbox/ui/button/Button';
import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { useHydrated } from '../../loading/useHydrated.ts';

/** Nearly that of `usePasteClear`: a shared module costs bytes of pages. */
const LINE_BREAKS = /[\r\n]+/gu;

/** Why nothing was pasted: a message of `inputNotices`. */
export type PasteRefusal = 'paste.denied' | 'paste.nothing';

type TextActionsProps = {
  /** A label for the buttons, where the page has several of them. */
  readonly name?: string | undefined;
  readonly isEmpty: boolean;
  /** The field has one line, and would join lines without showing their breaks. */
  readonly isLine?: boolean | undefined;
  /** @param copied the text with its line breaks */
  readonly onPaste: (text: string, copied: string) => void;
  /** Without it there is no button that clears. */
  readonly onClear?: (() => void) | undefined;
  readonly onRefuse: (reason: PasteRefusal) => void;
};

/** Buttons that fill a text from the clipboard and clear it. */
export default function TextActions({ name, isEmpty, isLine = false, onPaste, onClear, onRefuse }: TextActionsProps) {
  const t = useMessages('common', 'actions');
  const isHydrated = useHydrated();
  // Missing without HTTPS, and in older browsers.
  const canPaste = !isHydrated || navigator.clipboard?.readText !== undefined;

  // The browser may ask for permission first, and meanwhile the form may change, or the field disappear.
  const latest = useRef<Pick<TextActionsProps, 'onPaste' | 'onRefuse'>>(undefined);
  useLayoutEffect(() => {
    latest.current = { onPaste, onRefuse };
    return () => {
      latest.current = undefined;
    };
  });

  async function paste() {
    const copied = await navigator.clipboard.readText().catch(() => undefined);
    const text = isLine ? copied?.trim().replaceAll(LINE_BREAKS, ' ') : copied;
    if (text && copied) latest.current?.onPaste(text, copied);
    else latest.current?.onRefuse(text === undefined ? 'paste.denied' : 'paste.nothing');
  }

  return (
    <>
      {canPaste && (
        <Button variant="ghost" size="sm" aria-label={name && t('pasteFor', { name })} onClick={() => void paste()}>
          {t('paste')}
        </Button>
      )}
      {onClear && (
        <Button
          variant="ghost"
          size="sm"
          disabled={isEmpty}
          aria-label={name && t('clearFor', { name })}
          onClick={onClear}
        >
          {t('clear')}
        </Button>
      )}
    </>
  );
}
