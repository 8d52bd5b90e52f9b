import { type ReactNode, useEffect, useId, useState } from 'react';
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
  const [open, setOpen] = useState(false);

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
      <span id={id} role="tooltip" className={classNames(styles, 'tip')} hidden={!open}>
        {text}
      </span>
    </span>
  );
}
