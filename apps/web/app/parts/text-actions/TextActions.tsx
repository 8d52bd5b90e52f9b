import { Button } from '@toolbox/ui/button/Button';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useHydrated } from '../../loading/useHydrated.ts';

type TextActionsProps = {
  /** Whose buttons they are, where other such buttons stand on the page. */
  readonly name?: string | undefined;
  readonly isEmpty: boolean;
  readonly onPaste: (text: string) => void;
  /** Without it there is no button that clears. */
  readonly onClear?: (() => void) | undefined;
  /** Why nothing was pasted. */
  readonly onRefuse: (reason: string | undefined) => void;
};

/** Fills a text from the clipboard and empties it. */
export default function TextActions({ name, isEmpty, onPaste, onClear, onRefuse }: TextActionsProps) {
  const t = useMessages('common', 'actions');
  const keeping = useLateMessages('keeping');
  const isHydrated = useHydrated();
  // Missing where the page does not come over HTTPS, and in older browsers.
  const canPaste = !isHydrated || navigator.clipboard?.readText !== undefined;

  async function paste() {
    const text = await navigator.clipboard.readText().catch(() => undefined);
    if (text) onPaste(text);
    else onRefuse(keeping?.(text === undefined ? 'paste.denied' : 'paste.nothing'));
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
