import { type ReactNode, useId } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { cappedLine } from '../virtual-lines/cappedLine.ts';
import styles from './TextDocument.late.module.css';

export type TextDocumentProps = {
  /** The label of the field that it replaces. */
  readonly label: ReactNode;
  readonly name: string;
  /** Size and number of lines as text. */
  readonly size: ReactNode;
  /** The first lines of the text. */
  readonly lines: readonly string[];
  /** States that more follows, or why the text is shown this way. */
  readonly note?: ReactNode;
  readonly clearLabel: string;
  readonly onClear: () => void;
};

/** A few hundred characters identify a text. */
const MAX_PREVIEW_CHARACTERS = 300;

/** A large text shown as a document instead of in a text area. */
export function TextDocument({ label, name, size, lines, note, clearLabel, onClear }: TextDocumentProps) {
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs its legend first, the label is the field's own
    <div role="group" aria-labelledby={labelId} tabIndex={-1}>
      <span id={labelId} className={classNames(styles, 'label')}>
        {label}
      </span>
      <div className={classNames(styles, 'document')}>
        <div className={classNames(styles, 'head')}>
          <span className={classNames(styles, 'icon')}>
            <Icon name="file" size="lg" />
          </span>
          <div className={classNames(styles, 'facts')}>
            <p className={classNames(styles, 'name')}>{name}</p>
            <p className={classNames(styles, 'size')}>{size}</p>
          </div>
          <Button size="sm" icon="trash" onClick={onClear}>
            {clearLabel}
          </Button>
        </div>
        <pre className={classNames(styles, 'lines')} translate="no">
          {lines.map((line) => cappedLine(line, MAX_PREVIEW_CHARACTERS).shown).join('\n')}
        </pre>
        {note && <p className={classNames(styles, 'note')}>{note}</p>}
      </div>
    </div>
  );
}
