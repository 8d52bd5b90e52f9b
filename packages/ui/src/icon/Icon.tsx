import { classNames } from '../class-names/classNames.ts';
import styles from './Icon.module.css';
import { FILLED_ICONS, ICON_PATHS } from './iconPaths.ts';

export type IconName = keyof typeof ICON_PATHS;

export type IconProps = {
  readonly name: IconName;
  /** 16, 18, 22 or 28 px at the default text size. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
};

/** A drawing on a 24-unit grid in the colour of the text around it. It says nothing: a word always stands beside it. */
export function Icon({ name, size = 'md' }: IconProps) {
  return (
    <svg
      className={classNames(styles, 'icon', size)}
      width="1em"
      height="1em"
      viewBox="0 0 24 24"
      fill={FILLED_ICONS.has(name) ? 'currentColor' : 'none'}
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
