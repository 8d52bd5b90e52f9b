import type { NumberUnit } from '@toolbox/core/validate';
import { Button } from '@toolbox/ui/button/Button';
import { NumberField, type NumberFieldProps } from '@toolbox/ui/field/NumberField';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import styles from './NumberEntry.module.css';

export type NumberEntryProps = Omit<NumberFieldProps, 'read' | 'label'> & {
  readonly label: string;
  /** What the number counts in: its marks may be typed along. */
  readonly measure?: NumberUnit | undefined;
  /** What was meant where the value is refused, offered beside the error; found here for a malformed number and for one with two readings. */
  readonly meant?: string | undefined;
};

/** An empty field needs no reader, so the page does not wait for it. */
const useReader = lazyModule(() => import('./numberReader.ts'));

/**
 * A number field of a tool: takes a pasted number with its unit, offers what a malformed one was meant to be, and reads a
 * large amount of money back.
 */
export function NumberEntry({ measure, meant, hint, error, ...field }: NumberEntryProps) {
  const { label, labelHidden, value, onChange } = field;
  const ownId = useId();
  const id = field.id ?? ownId;
  const spokenId = `${id}-spoken`;
  const failureText = useFailureText();
  const t = useMessages('common', 'actions');
  const language = usePageLanguage();
  const reader = useReader();
  const refused = reader?.refusedNumber(value, label, measure);
  // A setting that falls back to its default says nothing itself.
  const told = error || failureText(refused);
  const found = meant === undefined ? reader?.meantValues(refused) : [meant];
  const offers = (told && found) || [];
  const spoken = reader?.readBack(value, measure, language);

  // Elements: a translator replaces bare text, and React could not take it away again.
  const readBack = spoken && (
    <span id={spokenId} className={styles['spoken']}>
      {spoken}
    </span>
  );

  /** The button goes with the error, so the focus goes back to the field. */
  function take(meantValue: string) {
    onChange(reader?.plainDigits(meantValue, measure) ?? meantValue);
    document.getElementById(id)?.focus();
  }

  /** An input drops line breaks, which would join two numbers into one. */
  function insert(event: SyntheticEvent<HTMLInputElement>, data: DataTransfer) {
    if (reader?.insertLine(event.currentTarget, data.getData('text/plain'))) event.preventDefault();
  }

  return (
    <NumberField
      {...field}
      id={id}
      onPaste={(event) => {
        field.onPaste?.(event);
        if (!event.defaultPrevented) insert(event, event.clipboardData);
      }}
      onDrop={(event) => insert(event, event.dataTransfer)}
      read={(text) => reader?.plainDigits(text, measure)}
      {...(labelHidden
        ? { hint: readBack ?? hint }
        : { hint, 'aria-describedby': readBack && spokenId, actions: withReadBack(readBack, field.actions) })}
      error={
        offers.length === 0 ? (
          told
        ) : (
          <span className={styles['refused']}>
            {told}
            {offers.map((value) => (
              <Button key={value} size="sm" onClick={() => take(value)}>
                {t('useValue', { value })}
              </Button>
            ))}
          </span>
        )
      }
    />
  );
}

/** Beside the label, where it takes no room of the form's; without a label to be seen it stands below. */
function withReadBack(readBack: ReactNode, actions: ReactNode): ReactNode {
  if (!readBack) return actions;
  return (
    <>
      {readBack}
      {actions}
    </>
  );
}
