import { Button } from '@toolbox/ui/button/Button';
import { usePausableTimeout } from '@toolbox/ui/hooks/usePausableTimeout';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type FormChange, formHistory } from '../../browser/undo/formHistory.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useOptionalMessages } from '../../i18n/useOptionalMessages.ts';
import styles from '../overlay-notice/OverlayNotice.late.module.css';

const SHOWN_MS = 10_000;
const NONE = () => undefined;

type OfferProps = { readonly change: FormChange; readonly focusBack: () => void };

function Offer({ change, focusBack }: OfferProps) {
  const t = useMessages('inputNotices', 'undo');
  const end = () => (change.kind === 'forgotten' ? formHistory.forget() : formHistory.dismiss());
  const hold = usePausableTimeout(SHOWN_MS, end);
  return (
    <section className={`no-print ${styles['undo']}`} aria-label={t(change.kind)} {...hold}>
      <span>{t(change.kind)}</span>
      <Button
        size="sm"
        icon="reset"
        onClick={() => {
          focusBack();
          formHistory.undo();
        }}
      >
        {t('button')}
      </Button>
    </section>
  );
}

/** Offers to undo an action on a whole form; without its messages the keys still work. */
export function UndoNotice() {
  return useOptionalMessages('inputNotices') ? <Notice /> : null;
}

/** Announced politely; the focus does not move. */
function Notice() {
  const t = useMessages('inputNotices', 'undo');
  const change = useSyncExternalStore(formHistory.subscribe, formHistory.offered, NONE);
  const focused = useRef<Element>(null);
  // A live region must exist before it has content.
  const [announcement, setAnnouncement] = useState('');
  const text = change === undefined ? '' : t(change.kind);

  useEffect(() => setAnnouncement(text), [text]);

  useEffect(() => {
    if (change === undefined) return;
    const remember = () => {
      focused.current = document.activeElement;
    };
    remember();
    if (!document.activeElement?.matches('body, :disabled')) return;
    // The pressed button was removed or disabled by the action, so the focus is about to move.
    document.addEventListener('focusin', remember, { once: true });
    return () => document.removeEventListener('focusin', remember);
  }, [change]);

  return (
    <>
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
      {change !== undefined && (
        <Offer
          key={change.at}
          change={change}
          focusBack={() => focused.current instanceof HTMLElement && focused.current.focus({ preventScroll: true })}
        />
      )}
    </>
  );
}
