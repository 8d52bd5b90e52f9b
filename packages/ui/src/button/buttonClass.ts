import { classNames } from '../class-names/classNames.ts';
import styles from './Button.module.css';

export type ButtonLook = {
  /** One primary action a card; secondary beside it; ghost inside heads and rows. Secondary by default. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  /** 32, 38 or 44 px high; a finger gets more. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Square, for an icon alone. */
  readonly iconOnly?: boolean | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
};

/** The class of a button, for a link that looks like one. */
export function buttonClass({ variant = 'secondary', size = 'md', iconOnly, block }: ButtonLook = {}): string {
  return classNames(styles, 'button', variant, size, iconOnly && 'iconOnly', block && 'block');
}
