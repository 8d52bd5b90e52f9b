import { classNames } from '../class-names/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './StepButton.module.css';

export type StepButtonProps = {
  readonly label: string;
  /** Undefined if there is no next value. */
  readonly onPress: (() => void) | undefined;
};

/** A button that steps the number in its field. */
export function StepButton({ label, onPress, icon }: StepButtonProps & { readonly icon: 'minus' | 'plus' }) {
  return (
    <button
      type="button"
      className={classNames(styles, 'button')}
      aria-label={label}
      // It keeps the focus when the last value is reached.
      aria-disabled={onPress === undefined}
      onClick={onPress}
    >
      <Icon name={icon} size="sm" />
    </button>
  );
}
