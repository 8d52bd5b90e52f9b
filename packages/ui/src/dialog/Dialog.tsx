import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names/classNames.ts';
import { useModal } from '../hooks/useModal.ts';
import { usePausableTimeout } from '../hooks/usePausableTimeout.ts';
import styles from './Dialog.late.module.css';

export type DialogProps = {
  readonly open: boolean;
  /** Called on Esc, a press on the backdrop or the close button, and after the timeout. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children?: ReactNode;
  /** Buttons in the footer. */
  readonly actions?: ReactNode;
  /** Closes by itself after this time, unless hovered or a control in it has the focus. */
  readonly autoCloseMs?: number | undefined;
  readonly size?: 'md' | 'lg' | undefined;
};

/** A native modal dialog. The browser restores the focus on close. */
export function Dialog({ open, onClose, title, closeLabel, children, actions, autoCloseMs, size = 'md' }: DialogProps) {
  const dialog = useModal(open);
  const pressedBackdrop = useRef(false);
  const titleId = useId();
  const hold = usePausableTimeout(open ? autoCloseMs : undefined, onClose);
  const closesItself = autoCloseMs !== undefined;

  useEffect(() => {
    // The initial focus on the close button must not pause the timeout.
    if (open && closesItself) dialog.current?.focus();
  }, [dialog, open, closesItself]);

  function isBackdrop(event: MouseEvent<HTMLDialogElement>) {
    return event.target === event.currentTarget;
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key that answers to a press on the backdrop is Esc, and native
    <dialog
      ref={dialog}
      className={classNames(styles, 'dialog', size)}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => {
        // A file chooser inside the dialog cancels too, and its event bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The event comes later than the closing: a dialog that was reopened meanwhile stays open.
      onClose={(event) => open && !event.currentTarget.open && onClose()}
      onPointerDown={(event) => {
        pressedBackdrop.current = isBackdrop(event);
      }}
      onClick={(event) => {
        // A selection of text that ends outside is not a press on the backdrop.
        if (pressedBackdrop.current && isBackdrop(event)) onClose();
      }}
    >
      {open && (
        <div className={classNames(styles, 'panel')} {...hold}>
          <div className={classNames(styles, 'head')}>
            <h2 id={titleId} className={classNames(styles, 'title')}>
              {title}
            </h2>
            <Button variant="ghost" size="sm" icon="close" iconOnly aria-label={closeLabel} onClick={onClose} />
          </div>
          {children && <div>{children}</div>}
          {actions && <div className={classNames(styles, 'actions')}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
