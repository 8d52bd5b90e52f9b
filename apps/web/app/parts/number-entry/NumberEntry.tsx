import type { NumberUnit } from '@toolbox/core/validate';
import { isLanguage } from '@toolbox/i18n';
import { Button } from '@toolbox/ui/button/Button';
import { NumberField, type NumberFieldProps } from '@toolbox/ui/field/NumberField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import styles from './NumberEntry.module.css';

export type NumberEntryProps = Omit<NumberFieldProps, 'read' | 'onChange'> & {
  readonly onChange: (value: string) => void;
  /** What the number counts in: its marks may be typed along. */
  readonly measure?: NumberUnit | undefined;
  /** What was meant where the value is refused, offered beside the error; found here for a malformed number. */
  readonly meant?: string | undefined;
};

/** An empty field needs no reader, so the page does not wait for it. */
const useReader = lazyModule(() => import('./numberReader.ts'));

/**
 * A number field of a tool: takes a pasted number with its unit, offers what a malformed one was meant to be, and reads a
 * large amount of money back.
 */
export function NumberEntry({ measure, meant, hint, error, ...field }: NumberEntryProps) {
  const { value, onChange } = field;
  const t = useMessages('common', 'actions');
  const { language } = useTranslation().i18n;
  const reader = useReader();
  const guess = error ? (meant ?? reader?.guessedNumber(value, measure)) : undefined;
  const spoken = isLanguage(language) ? reader?.readBack(value, measure, language) : undefined;

  return (
    <NumberField
      {...field}
      read={(text) => reader?.plainDigits(text, measure)}
      hint={withReadBack(spoken, hint)}
      error={
        guess === undefined ? (
          error
        ) : (
          <span className={styles['refused']}>
            {error}
            <Button size="sm" onClick={() => onChange(guess.replaceAll(',', ''))}>
              {t('useValue', { value: guess })}
            </Button>
          </span>
        )
      }
    />
  );
}

function withReadBack(spoken: string | undefined, hint: ReactNode): ReactNode {
  if (spoken === undefined) return hint;
  return (
    <>
      <span className={styles['spoken']}>{spoken}</span>
      {hint}
    </>
  );
}
