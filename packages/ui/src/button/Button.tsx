import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

type NamedByText = { readonly iconOnly?: false | undefined; readonly icon?: IconName | undefined };
type NamedByLabel = {
  readonly iconOnly: true;
  readonly icon: IconName;
  readonly 'aria-label': string;
  readonly children?: never;
};

export type ButtonProps = Omit<ComponentProps<'button'>, 'style'> &
  Omit<ButtonLook, 'iconOnly'> & {
    /** In progress: a spinner replaces the icon, presses are ignored, the focus stays. */
    readonly pending?: boolean | undefined;
  } & (NamedByText | NamedByLabel);

/** A button that does not submit a form by default. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    iconOnly,
    icon,
    pending,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props;
  const look = buttonClass({ variant, size, block, iconOnly });

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={className ? `${look} ${className}` : look}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {pending ? (
        <span className={classNames(styles, 'spinner')} />
      ) : (
        icon && <Icon name={icon} size={iconSize(size)} />
      )}
      {children}
    </button>
  );
}

function iconSize(size: ButtonLook['size']) {
  return size === 'sm' ? 'sm' : 'md';
}
