import { type ComponentProps, type RefObject, useRef } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { useOverflowing } from '../hooks/useOverflowing.ts';
import styles from './ScrollBox.module.css';

type Name = { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };

export type ScrollBoxProps = Omit<
  ComponentProps<'div'>,
  'ref' | 'role' | 'tabIndex' | 'aria-label' | 'aria-labelledby'
> &
  Name & {
    readonly ref?: RefObject<HTMLDivElement | null> | undefined;
    /** Focusable even if nothing overflows: for a text that is read in its box. */
    readonly alwaysFocusable?: boolean | undefined;
    /** A shade at each side where there is more beyond; opaque content covers it. */
    readonly shaded?: boolean | undefined;
  };

/** A named box that scrolls its overflow and is then focusable. It is not a landmark. */
export function ScrollBox({ ref, alwaysFocusable = false, shaded = false, className = '', ...props }: ScrollBoxProps) {
  const own = useRef<HTMLDivElement>(null);
  const box = ref ?? own;
  const overflows = useOverflowing(box, { isMeasured: !alwaysFocusable });
  return (
    // biome-ignore lint/a11y/useSemanticElements: it scrolls, it is neither a set of fields nor a landmark
    <div
      {...props}
      ref={box}
      className={`${classNames(styles, 'box', shaded && 'shaded')} ${className}`}
      role="group"
      tabIndex={alwaysFocusable || overflows ? 0 : undefined}
    />
  );
}
