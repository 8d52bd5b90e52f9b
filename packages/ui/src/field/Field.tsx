import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { useShownText } from '../live-region/useShownText.ts';
import { MarkedHangul } from '../marked-hangul/MarkedHangul.tsx';
import styles from './Field.module.css';
import { HintButton } from './HintButton.tsx';

/** The props that every field shares. */
export type FieldText = {
  readonly label: ReactNode;
  /** The label is visually hidden. */
  readonly labelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  /** Collapses the hint behind a button with this name; without it, the hint is shown below. */
  readonly hintButton?: string | undefined;
  /** Why the value is invalid. It is shown until the value is corrected. */
  readonly error?: ReactNode;
  /** Small buttons at the end of the label row. */
  readonly actions?: ReactNode;
};

/** Attributes that associate the control with its label, hint and error. */
export type FieldWiring = {
  /** For a single control, which the label references. */
  readonly control: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  };
  /** For a group of controls, which is named by the label. */
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

/** A label above, a hint and an error below, all associated with the control between them. */
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
              <MarkedHangul>{error}</MarkedHangul>
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
