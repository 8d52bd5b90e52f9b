import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

export type ReplacementFocus = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void;
};

type Pressed = { readonly button: Element; readonly place: number };

function buttonsIn(element: HTMLElement | null): readonly HTMLElement[] {
  return Array.from(element?.querySelectorAll('button') ?? []);
}

/** Spread on an element whose buttons disappear when pressed: the button that takes their place gets the focus. */
export function useReplacementFocus(): ReplacementFocus {
  const ref = useRef<HTMLDivElement>(null);
  const pressed = useRef<Pressed>(undefined);

  useEffect(() => {
    if (pressed.current === undefined || pressed.current.button.isConnected) return;
    const buttons = buttonsIn(ref.current);
    buttons[Math.min(pressed.current.place, buttons.length - 1)]?.focus();
    pressed.current = undefined;
  });

  return {
    ref,
    onClickCapture({ target }) {
      const button = target instanceof Element ? target.closest('button') : null;
      pressed.current = button === null ? undefined : { button, place: buttonsIn(ref.current).indexOf(button) };
    },
  };
}
