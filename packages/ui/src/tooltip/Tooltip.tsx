import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names/classNames.ts';
import styles from './Tooltip.module.css';

export type TooltipProps = {
  readonly text: ReactNode;
  /** The control that the text describes; it spreads what it is given. */
  readonly children: (described: { readonly 'aria-describedby': string }) => ReactNode;
};

/** A note on hover and focus. It stays while pointed at, and Esc puts it away. */
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

/** Moves the tip sideways into the window, and below its control where there is no room above. */
function keepInView(tip: HTMLElement) {
  tip.style.removeProperty('--tip-shift');
  delete tip.dataset['below'];
  const { left, right, top } = tip.getBoundingClientRect();
  // The client width counts the gutter that is kept free for a scroll bar; the page ends before it.
  const beyondEnd = Math.max(0, right - document.documentElement.offsetWidth);
  const shift = left < 0 ? -left : -beyondEnd;
  if (shift !== 0) tip.style.setProperty('--tip-shift', `${shift}px`);
  if (top < 0) tip.dataset['below'] = '';
}
