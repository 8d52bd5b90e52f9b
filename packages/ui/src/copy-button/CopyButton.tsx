import { Button, type ButtonProps } from '../button/Button.tsx';
import { classNames } from '../class-names/classNames.ts';
import { useCopy } from '../hooks/useCopy.ts';
import type { IconName } from '../icon/Icon.tsx';
import styles from './CopyButton.module.css';

export type CopyButtonLabels = {
  readonly copy: string;
  readonly copied: string;
  readonly failed: string;
};

export type CopyButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'block' | 'id'> & {
  /** The text, or a function that builds it if it is large. */
  readonly text: string | (() => string);
  readonly labels: CopyButtonLabels;
  /** Shows only the icon; the labels remain its accessible name. */
  readonly iconOnly?: boolean | undefined;
  /** Shows only the icon on a narrow screen. */
  readonly narrowIcon?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly onCopied?: (() => void) | undefined;
};

const ICONS = { copied: 'check', failed: 'alert' } as const;

/** Copies text and confirms it in the button and to screen readers. Disabled if there is nothing to copy. */
export function CopyButton(props: CopyButtonProps) {
  const {
    text,
    labels,
    iconOnly,
    narrowIcon,
    icon = 'copy',
    onCopied,
    variant = 'ghost',
    size = 'sm',
    ...rest
  } = props;
  const { state, copy } = useCopy();
  const words = { idle: labels.copy, copied: labels.copied, failed: labels.failed };
  const shown = {
    ...rest,
    variant,
    size,
    disabled: text === '',
    onClick: async () => {
      if (await copy(typeof text === 'function' ? text() : text)) onCopied?.();
    },
  };
  const shownIcon = state === 'idle' ? icon : ICONS[state];

  return (
    <span className={classNames(styles, 'copy', rest.block && 'block', narrowIcon && 'narrowIcon', state)}>
      {iconOnly ? (
        <Button {...shown} icon={shownIcon} iconOnly aria-label={words[state]} title={words[state]} />
      ) : (
        <Button {...shown} icon={shownIcon}>
          {narrowIcon ? <span className={classNames(styles, 'label')}>{words[state]}</span> : words[state]}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {state === 'idle' ? '' : words[state]}
      </span>
    </span>
  );
}
