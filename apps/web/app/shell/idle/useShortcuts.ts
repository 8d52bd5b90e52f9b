import { isComposing } from '@toolbox/ui/keyboard/isComposing';
import { useEffect, useRef } from 'react';
import { letterOf } from '../../browser/shortcuts/letterOf.ts';
import { singleKeysEnabled } from '../../browser/shortcuts/singleKeys.ts';
import { SEARCH_INPUT } from './searchInput.ts';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName))
  );
}

/** The visible search box: that of the home page before that of the sidebar. */
function visibleSearch(): HTMLInputElement | undefined {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(SEARCH_INPUT)].filter(
    (box) => box.offsetParent !== null,
  );
  return boxes.find((box) => box.closest('main') !== null) ?? boxes[0];
}

/**
 * Ctrl or ⌘ K opens the palette from anywhere. `/` outside of fields focuses the search box, or opens the palette if
 * no box is visible, unless single keys are off; Esc in an empty box moves the focus back, or to the page.
 */
export function useShortcuts(openPalette: () => void): void {
  const open = useRef(openPalette);
  open.current = openPalette;

  useEffect(() => {
    let cameFrom: Element | null = null;

    function leadBack(event: KeyboardEvent) {
      const isInBox = event.target instanceof Element && event.target.matches(SEARCH_INPUT);
      if (!isInBox || event.defaultPrevented) return;
      const opener =
        cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : document.querySelector('main');
      opener?.focus({ preventScroll: true });
      cameFrom = null;
    }

    function press(event: KeyboardEvent) {
      if (isComposing({ nativeEvent: event }) || event.altKey) return;
      if (event.key === 'Escape') leadBack(event);
      const command = (event.ctrlKey || event.metaKey) && letterOf(event) === 'k';
      const slash =
        singleKeysEnabled() && event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      if (!command && !slash) return;
      event.preventDefault();
      const box = slash ? visibleSearch() : undefined;
      if (box === undefined) open.current();
      else {
        const { activeElement } = document;
        if (activeElement !== box) cameFrom = activeElement === document.body ? null : activeElement;
        box.focus();
        box.select();
      }
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
