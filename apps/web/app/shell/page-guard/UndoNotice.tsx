import { Button } from '@toolbox/ui/button/Button';
import { usePausableTimeout } from '@toolbox/ui/hooks/usePausableTimeout';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { FormStep } from '../../browser/undo/createFieldHistory.ts';
import { type FormChange, formHistory } from '../../browser/undo/formHistory.ts';
import type { UndoKind } from '../../browser/undo/undoable.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useOptionalMessages } from '../../i18n/useOptionalMessages.ts';
import { OverlayNotice } from '../overlay-notice/OverlayNotice.tsx';

const SHOWN_MS = 10_000;
const NONE = () => undefined;

type Announcement = {
  readonly kind: UndoKind | 'undone';
  readonly at: number;
  /** The messages of the language in which it was announced. */
  readonly by: unknown;
};

type OfferProps = { readonly change: FormChange; readonly focusBack: () => void };

function Offer({ change, focusBack }: OfferProps) {
  const t = useMessages('inputNotices', 'undo');
  const end = () => (change.kind === 'forgotten' ? formHistory.forget() : formHistory.dismiss());
  const hold = usePausableTimeout(SHOWN_MS, end);
  return (
    <OverlayNotice variant="undo" aria-label={t(change.kind)} {...hold}>
      <span>{t(change.kind)}</span>
      <Button
        size="sm"
        icon="reset"
        onClick={() => {
          focusBack();
          formHistory.undo(change);
        }}
      >
        {t('button')}
      </Button>
    </OverlayNotice>
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
  const step = useSyncExternalStore(formHistory.subscribe, formHistory.lastStep, NONE);
  const focused = useRef<Element>(null);
  // A live region must exist before it has content.
  const [announcement, setAnnouncement] = useState<Announcement>();
  const announceChange = useEffectEvent((made: FormChange | undefined) =>
    setAnnouncement(made && !made.isAnnounced ? { kind: made.kind, at: made.since, by: t } : undefined),
  );
  const announceStep = useEffectEvent((taken: FormStep | undefined) => {
    if (taken?.direction === 'undo') setAnnouncement({ kind: 'undone', at: taken.at, by: t });
  });

  useEffect(() => announceChange(change), [change]);
  // After the change, which an undo takes away.
  useEffect(() => announceStep(step), [step]);

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
      {/* Its translation is not announced. */}
      <div
        className="visually-hidden"
        role="status"
        aria-live={announcement === undefined || announcement.by === t ? undefined : 'off'}
      >
        {/* A new element for each, because the same text is announced again only if it is added again. */}
        <span key={announcement?.at}>{announcement && t(announcement.kind)}</span>
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
