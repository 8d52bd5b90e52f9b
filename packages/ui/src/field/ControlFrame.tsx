import type { ReactNode } from 'react';
import { classNames } from '../class-names/classNames.ts';
import styles from './ControlFrame.module.css';

export type ControlFrameProps = {
  /** Shown before the value, such as a currency sign. */
  readonly prefix?: ReactNode;
  /** Shown after the value, such as 원 or kg. */
  readonly unit?: ReactNode;
  readonly unitId?: string | undefined;
  /** A button inside the border, after the value. */
  readonly end?: ReactNode;
  readonly invalid?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** The control is a text area: a block, with nothing beside it. */
  readonly multiline?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** The frame around a control: it has the border and the focus ring, so that a unit can be placed inside. */
export function ControlFrame(props: ControlFrameProps) {
  const { prefix, unit, unitId, end, invalid, disabled, multiline, footer, children } = props;
  return (
    <div className={classNames(styles, 'frame', invalid && 'invalid', disabled && 'disabled')}>
      <div className={classNames(styles, 'line', multiline && 'block')}>
        {prefix && (
          <span className={classNames(styles, 'mark', 'prefix')} aria-hidden="true">
            {prefix}
          </span>
        )}
        {children}
        {unit && (
          <span id={unitId} className={classNames(styles, 'mark', 'unit')}>
            {unit}
          </span>
        )}
        {end && <span className={classNames(styles, 'end')}>{end}</span>}
      </div>
      {footer && <div className={classNames(styles, 'footer')}>{footer}</div>}
    </div>
  );
}
