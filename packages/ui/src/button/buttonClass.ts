import { classNames } from '../class-names/classNames.ts';
import styles from './Button.module.css';

export type ButtonLook = {
  /** One primary button per card; secondary beside it; ghost in headers and rows. Secondary by default. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  /** 32, 38 or 44 px high; higher on touch screens. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Square, for an icon without text. */
  readonly iconOnly?: boolean | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
};

/** The class of a button, for a link that looks like one. */
export function buttonClass({ variant = 'secondary', size = 'md', iconOnly, block }: ButtonLook = {}): string {
  return classNames(styles, 'button', variant, size, iconOnly && 'iconOnly', block && 'block');
}
