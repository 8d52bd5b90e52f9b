import { classNames } from '../class-names/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './HintButton.module.css';

export type HintButtonProps = {
  /** The name of the button, such as "About overtime". */
  readonly label: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** The hint that it opens. */
  readonly controls: string;
};

/** Opens a collapsed hint, which describes the control even while collapsed. */
export function HintButton({ label, open, onToggle, controls }: HintButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles, 'button')}
      aria-label={label}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Icon name="info" size="sm" />
    </button>
  );
}
