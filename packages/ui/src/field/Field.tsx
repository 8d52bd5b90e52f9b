import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { Foreign } from '../foreign/Foreign.tsx';
import { Icon } from '../icon/Icon.tsx';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { useShownText } from '../live-region/useShownText.ts';
import styles from './Field.module.css';
import { HintButton } from './HintButton.tsx';

/** What every field says about itself. */
export type FieldText = {
  readonly label: ReactNode;
  /** The label is heard but not seen. */
  readonly labelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  /** Folds the hint away behind a button of this name; without it the hint stands below. */
  readonly hintButton?: string | undefined;
  /** Why the value cannot be used. It stands until the value is mended. */
  readonly error?: ReactNode;
  /** Small buttons at the end of the label's line. */
  readonly actions?: ReactNode;
};

/** Attributes that tie the control to its label, hint and error. */
export type FieldWiring = {
  /** For one control: the label points at it. */
  readonly control: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  };
  /** For a group of controls: the group is named by the label. */
  readonly group: {
    readonly 'aria-labelledby': string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  };
};

export type FieldProps = FieldText & {
  /** The children are a group (chips, a segmented control), not one control. */
  readonly group?: boolean | undefined;
  readonly id?: string | undefined;
  /** Ids of further descriptions, such as the unit. */
  readonly describedBy?: string | undefined;
  readonly children: (wiring: FieldWiring) => ReactNode;
};

/** A label above, a hint and an error below, all three tied to what stands between. */
export function Field(props: FieldProps) {
  const { label, labelHidden, hint, hintButton, error, actions, group, describedBy, children } = props;
  const ownId = useId();
  const [isOpen, setOpen] = useState(false);
  const id = props.id ?? ownId;
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error && errorId, describedBy, hint && hintId].filter(Boolean).join(' ') || undefined;
  const invalid = error ? true : undefined;
  const [shown, spoken] = useShownText<HTMLDivElement>();
  const labelClass = labelHidden ? 'visually-hidden' : classNames(styles, 'label');

  return (
    <div className={classNames(styles, 'field')}>
      <div className={classNames(styles, 'top')}>
        {group ? (
          <span id={labelId} className={labelClass}>
            {label}
          </span>
        ) : (
          <label id={labelId} htmlFor={id} className={labelClass}>
            {label}
          </label>
        )}
        {hint && hintButton && (
          <span className={classNames(styles, 'about')}>
            <HintButton label={hintButton} open={isOpen} onToggle={() => setOpen(!isOpen)} controls={hintId} />
          </span>
        )}
        {actions && <div className={classNames(styles, 'actions')}>{actions}</div>}
      </div>
      {children({
        control: { id, 'aria-describedby': described, 'aria-invalid': invalid },
        group: { 'aria-labelledby': labelId, 'aria-describedby': described, 'aria-invalid': invalid },
      })}
      <div id={errorId} ref={shown}>
        {error && (
          <p className={classNames(styles, 'error')}>
            <Icon name="alert" size="sm" />
            <span>
              <Foreign>{error}</Foreign>
            </span>
          </p>
        )}
      </div>
      <LiveRegion text={spoken} />
      {hint && (
        <div id={hintId} className={classNames(styles, 'hint')} hidden={hintButton !== undefined && !isOpen}>
          {hint}
        </div>
      )}
    </div>
  );
}
