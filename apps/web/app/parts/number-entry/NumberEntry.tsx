import type { NumberUnit } from '@toolbox/core/validate';
import { NumberField, type NumberFieldProps } from '@toolbox/ui/field/NumberField';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import { withOffers } from '../offers/withOffers.tsx';
import styles from './NumberEntry.module.css';

export type NumberEntryProps = Omit<NumberFieldProps, 'read' | 'label'> & {
  readonly label: string;
  /** The unit of the number, whose marks may be typed as well. */
  readonly measure?: NumberUnit | undefined;
  /**
   * The values to offer beside the error where the value is rejected. Without them the text is searched for the
   * number that it may mean.
   */
  readonly meant?: readonly string[] | undefined;
  /** A typed unit stays in the field, because the tool reads the number by it. */
  readonly unitKept?: boolean | undefined;
  /** The tool accepts the value, also if it is more than a number of the unit: a height of 1m 75. */
  readonly accepted?: boolean | undefined;
};

/** An empty field needs no parser, so the page does not wait for it. */
const useReader = lazyModule(() => import('./numberReader.ts'));

/**
 * A number field of a tool: accepts a pasted number with its unit, offers what a malformed one may mean, and
 * shows a large amount of money in words.
 */
export function NumberEntry({ measure, meant, unitKept, accepted, hint, error, ...field }: NumberEntryProps) {
  const { label, labelHidden, value, onChange } = field;
  const ownId = useId();
  const id = field.id ?? ownId;
  const spokenId = `${id}-spoken`;
  const failureText = useFailureText();
  const language = usePageLanguage();
  const reader = useReader();
  const refused = accepted ? undefined : reader?.refusedNumber(value, label, measure);
  // A setting that falls back to its default has no error of its own.
  const shownError = error || failureText(refused);
  const offered = shownError ? (meant ?? reader?.numberOffers(value, refused, measure)) : undefined;
  const offers = (offered ?? []).map((offer) => ({
    name: offer,
    take: () => onChange(reader?.plainDigits(offer, measure) ?? offer),
  }));
  const spoken = reader?.readBack(value, measure, language);

  // Elements instead of bare text, because a page translator replaces text nodes and React could not remove them.
  const readBack = spoken && (
    <span id={spokenId} className={styles['spoken']}>
      {spoken}
    </span>
  );

  /** An input drops line breaks, which would merge two numbers. */
  function insert(event: SyntheticEvent<HTMLInputElement>, data: DataTransfer, point?: DragEvent) {
    if (reader?.insertLine(event.currentTarget, data.getData('text/plain'), point)) event.preventDefault();
  }

  return (
    <NumberField
      {...field}
      id={id}
      onPaste={(event) => {
        field.onPaste?.(event);
        if (!event.defaultPrevented) insert(event, event.clipboardData);
      }}
      onDrop={(event) => insert(event, event.dataTransfer, event.nativeEvent)}
      read={(text) => (unitKept ? undefined : reader?.plainDigits(text, measure))}
      {...(labelHidden
        ? { hint: readBack ?? hint }
        : { hint, 'aria-describedby': readBack && spokenId, actions: withReadBack(readBack, field.actions) })}
      error={withOffers(shownError, offers, id)}
    />
  );
}

/** Beside the label, where it takes no extra space; without a visible label it is below. */
function withReadBack(readBack: ReactNode, actions: ReactNode): ReactNode {
  if (!readBack) return actions;
  return (
    <>
      {readBack}
      {actions}
    </>
  );
}
