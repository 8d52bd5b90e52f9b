import { classNames } from '../class-names/classNames.ts';
import styles from './Icon.module.css';
import { ICON_PATHS, type IconName } from './iconPaths.ts';

export type { IconName };

export type IconProps = {
  readonly name: IconName;
  /** 16, 18, 22 or 28 px at the default text size. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
};

/**
 * An icon in the color of the surrounding text. It is decorative: text always accompanies it. The path is in the page
 * itself: a reference to a sprite would build a shadow tree for each icon and paint it when the sprite has arrived.
 */
export function Icon({ name, size = 'md' }: IconProps) {
  return (
    <svg
      className={classNames(styles, 'icon', size)}
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill={name === 'starFilled' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
