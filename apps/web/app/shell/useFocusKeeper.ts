import { useEffect } from 'react';

/**
 * Controls to which the focus may be moved. If the visitor presses the key that removed a control twice, the second
 * press must not act, such as Enter on a button that resets the form or Space on a switch that changes the result.
 * Harmless buttons are those that show, hide or switch something in view.
 */
const FOCUSABLE = [
  'a[href], button:is([aria-expanded], [aria-pressed], [role="tab"]), select, textarea, summary, [tabindex="0"]',
  'input:not([type="checkbox"], [type="radio"])',
].join();
/** Code that removes an element may move the focus itself, and a new page moves it to its heading. */
const DELAY_MS = 50;

/** The former position of an element: its parent and its previous sibling. */
type Place = { readonly parent: Node; readonly before: Node | null };

function isShown(element: Element): boolean {
  return element.isConnected && (element.checkVisibility?.() ?? true);
}

function canHoldFocus(element: Element): boolean {
  return isShown(element) && !('disabled' in element && element.disabled === true);
}

function lastFocusable(node: Node): HTMLElement | undefined {
  if (!(node instanceof HTMLElement)) return undefined;
  const within = [...node.querySelectorAll<HTMLElement>(FOCUSABLE)].reverse();
  return [...within, ...(node.matches(FOCUSABLE) ? [node] : [])].find(canHoldFocus);
}

/** The last control before a position within its main region or dialog, else that region itself. */
function nearestBefore({ parent, before }: Place): HTMLElement | null {
  for (let node: Node | null = before; node !== null; node = node.previousSibling) {
    const found = lastFocusable(node);
    if (found !== undefined) return found;
  }
  const isWhole = !(parent instanceof HTMLElement) || parent.matches('main, dialog, body');
  if (isWhole) return parent.isConnected && parent instanceof HTMLElement && parent !== document.body ? parent : null;
  return parent.parentNode === null
    ? null
    : nearestBefore({ parent: parent.parentNode, before: parent.previousSibling });
}

/**
 * Keeps the focus in the page when the focused control is removed, hidden or disabled, by its own press or by input
 * elsewhere. The focus then moves to the field or other harmless control before it, so that the next Tab continues from
 * there.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    let holder: Element | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let later: ReturnType<typeof setTimeout> | undefined;

    function enter({ target }: FocusEvent) {
      holder = target instanceof Element ? target : undefined;
    }

    function leave({ target, relatedTarget }: FocusEvent) {
      if (relatedTarget !== null) return;
      // Some browsers fire a blur just before a removal. A control that can still be focused was left on purpose.
      queueMicrotask(() => {
        if (holder === target && holder !== undefined && canHoldFocus(holder)) holder = undefined;
      });
    }

    /**
     * Whether a change may have removed, hidden or disabled the element, so that it is checked at once. After any other
     * change the check waits, because reading visibility forces a layout, which would otherwise happen with every key.
     */
    function concerns(records: readonly MutationRecord[], element: Element): boolean {
      return (
        !element.isConnected || records.some(({ type, target }) => type === 'attributes' && target.contains(element))
      );
    }

    function look(records: readonly MutationRecord[]) {
      if (holder === undefined) return;
      if (concerns(records, holder)) leaveLost(records);
      else {
        clearTimeout(later);
        later = setTimeout(leaveLost, DELAY_MS, []);
      }
    }

    function leaveLost(records: readonly MutationRecord[]) {
      if (holder === undefined || canHoldFocus(holder)) return;
      const lost = holder;
      holder = undefined;
      const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)));
      const place =
        record === undefined
          ? { parent: lost.parentNode ?? document.body, before: lost.previousSibling }
          : { parent: record.target, before: record.previousSibling };
      clearTimeout(timer);
      timer = setTimeout(() => {
        // A button that was just disabled may keep the focus until the next frame.
        const { activeElement } = document;
        if (activeElement !== null && activeElement !== document.body && activeElement !== lost) return;
        // When a dialog closed, the focus before it was restored: here there was none.
        const isOpen = isShown(lost.closest('dialog') ?? document.body);
        const next = (isOpen && nearestBefore(place)) || document.querySelector<HTMLElement>('main');
        next?.focus({ preventScroll: true });
      }, DELAY_MS);
    }

    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden'],
    });
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      clearTimeout(later);
      observer.disconnect();
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
    };
  }, []);
}
