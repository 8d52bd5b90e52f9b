import { type RefObject, useEffect, useRef } from 'react';

/**
 * On the root element while a modal is open: the page behind does not scroll. A `:has()` would be evaluated with each
 * change.
 */
const HOLD = 'data-modal';
let openModals = 0;

function holdPage(by: 1 | -1): void {
  openModals += by;
  document.documentElement.toggleAttribute(HOLD, openModals > 0);
}

/**
 * Shows a native dialog as a modal while `open`; the page behind does not scroll. On close the focus returns to where
 * it was before.
 *
 * @returns the ref of the dialog
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    holdPage(1);
    return () => {
      element.close();
      holdPage(-1);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);

  return dialog;
}
