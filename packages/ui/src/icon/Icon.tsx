import { classNames } from '../class-names/classNames.ts';
import styles from './Icon.module.css';
import type { IconName } from './iconNames.ts';
import sprite from './icons.svg?no-inline';

export type { IconName };

export type IconProps = {
  readonly name: IconName;
  /** 16, 18, 22 or 28 px at the default text size. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
};

/**
 * An icon in the color of the surrounding text. It is decorative: text always accompanies it. All icons are in one
 * sprite file, so that no script contains them.
 */
export function Icon({ name, size = 'md' }: IconProps) {
  return (
    <svg
      className={classNames(styles, 'icon', size)}
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
