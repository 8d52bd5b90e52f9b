import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names/classNames.ts';
import styles from './Tooltip.module.css';

export type TooltipProps = {
  readonly text: ReactNode;
  /** The control that the text describes; it spreads the given props. */
  readonly children: (described: { readonly 'aria-describedby': string }) => ReactNode;
};

/** A tooltip on hover and focus. It stays while hovered, and Esc hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    if (open && tip.current) keepInView(tip.current);
  }, [open]);

  useEffect(() => {
    if (!open) return;
    function pressKey(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.isComposing) setOpen(false);
    }
    document.addEventListener('keydown', pressKey);
    return () => document.removeEventListener('keydown', pressKey);
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the control inside
    <span
      className={classNames(styles, 'anchor')}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {children({ 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" className={classNames(styles, 'tip')} hidden={!open}>
        {text}
      </span>
    </span>
  );
}

/** Shifts the tooltip into the window, and below its control if it does not fit above. */
function keepInView(tip: HTMLElement) {
  tip.style.removeProperty('--tip-shift');
  delete tip.dataset['below'];
  const { left, right, top } = tip.getBoundingClientRect();
  // The client width includes the scrollbar gutter, where the page ends.
  const beyondEnd = Math.max(0, right - document.documentElement.offsetWidth);
  const shift = left < 0 ? -left : -beyondEnd;
  if (shift !== 0) tip.style.setProperty('--tip-shift', `${shift}px`);
  if (top < 0) tip.dataset['below'] = '';
}
