import type { Failure, FailureCode } from '@toolbox/core';
import { type CivilDate, formatIsoDate, MAX_YEAR, MIN_YEAR } from '@toolbox/core/dates';
import { type DateOrder, parseDate } from '@toolbox/core/dates/form';
import { Button } from '@toolbox/ui/button/Button';
import { DateField } from '@toolbox/ui/field/DateField';
import { useEffect, useId, useState } from 'react';
import { useToday } from '../../browser/clock/useToday.ts';
import { useDateOrder } from '../../i18n/useDateOrder.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import { withOffers } from '../offers/withOffers.tsx';

/** 05/12/2026, of which either number may be the month, but not 05/05/2026. */
const AMBIGUOUS = /^\s*0?(\d|1[0-2])\s?\/\s?0?(?!\1\s?\/)(?:\d|1[0-2])\s?\/\s?\d{4}\s*$/u;
/** A date with the year first: an invalid month in it does not show the order of other dates. */
const YEAR_FIRST = /^\s*\d{4}/u;

export type DateEntryProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The key of the draft that holds the value, which is not stored while it is a resident registration number. */
  readonly draft?: string;
  /** As typed, pasted or picked; `parseDate` parses it in the order of the form, or of `useDateOrder`. */
  readonly value: string;
  readonly order?: DateOrder;
  /** Called when the visitor takes an offer for a text that cannot have the expected order, with the month first. */
  readonly onOtherOrder?: () => void;
  readonly onChange: (text: string) => void;
  /** Takes both dates of a text such as 2024-01-05 ~ 2024-03-01; without it, each is offered for this field. */
  readonly onRange?: (start: string, end: string, inclusion: 'end' | undefined) => void;
  /** The option that `onRange` sets for an end that counts as a day, named in the offer. */
  readonly endIncluded?: string;
  /** The value may be a range, so that its two dates are not an error; the offered one is filled in. */
  readonly takesRange?: boolean;
  readonly onEnter?: () => void;
  /** How often the form was reset, of a field that may be empty before and after. */
  readonly resets?: number;
  /** Why the date is invalid. */
  readonly failure: Failure | undefined;
  /** Shows a button for today beside the label. */
  readonly today?: boolean;
  /** Later dates are not offered where the text is rejected. */
  readonly latest?: CivilDate | undefined;
};

/** A valid date needs no offers, so the page does not wait for them. */
const useReader = lazyModule(() => import('./dateOffers.ts'));

/** Failures of a date that is still being typed, which are not shown before the field loses the focus. */
const UNFINISHED: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'dates.missing',
  'dates.unreadable',
  'dates.yearDigits',
  'dates.yearOutOfRange',
]);

const YEAR = /\d{4}|['’]\d{2}/gu;
/** A year at the end belongs to both dates: Mar 1-5, 2026. */
const ENDS_IN_YEAR = /\d{4}\s*$/u;

/** The failure of a text in which two dates were found: it is not unreadable, but a date in it lacks its year. */
function rangeFailure(text: string, failure: Failure | undefined): Failure | undefined {
  const hasYears = (text.match(YEAR)?.length ?? 0) > 1 || ENDS_IN_YEAR.test(text);
  return failure?.code === 'dates.unreadable' && !hasYears ? { code: 'dates.incomplete', facts: {} } : failure;
}

const FIRST_DAY = formatIsoDate({ year: MIN_YEAR, month: 1, day: 1 });
const LAST_DAY = formatIsoDate({ year: MAX_YEAR, month: 12, day: 31 });

/**
 * A date field with its error. The text stays as typed; only 5/15/1990, which is ambiguous between languages, becomes
 * 1990-05-15 when the field loses the focus. Beside the error are buttons for the dates that may be meant. After Reset
 * an empty field shows no error; a text that the page has set, as after a reload or an undo, shows its error at once.
 */
export function DateEntry({
  label,
  hint,
  draft,
  value,
  order: ownOrder,
  onOtherOrder,
  onChange,
  takesRange = false,
  onRange = takesRange ? (start, end) => onChange(`${start} – ${end}`) : undefined,
  endIncluded,
  onEnter,
  resets,
  failure,
  today = false,
  latest,
}: DateEntryProps) {
  const t = useMessages('common', 'actions');
  const example = useMessages('common', 'labels')('dateExample');
  const failureText = useFailureText();
  const reader = useReader();
  const pageOrder = useDateOrder();
  const order = ownOrder ?? pageOrder;
  const thisDay = useToday();
  const state = `${resets} ${value}`;
  const [left, setLeft] = useState<string>();
  // The last typed text, until the field loses the focus.
  const [typed, setTyped] = useState<string>();
  // The page may set the text as well. If the field later has the same text again, the focus has not left it since.
  if (left !== undefined && left !== state) setLeft(undefined);
  const [rewritten, setRewritten] = useState<{ readonly text: string; readonly day: string }>();
  if (rewritten && ![rewritten.text, rewritten.day].includes(value)) setRewritten(undefined);
  const id = useId();
  const isTyped = value === '' || typed === value;
  const isShown = left === state || (failure !== undefined && !(isTyped && UNFINISHED.has(failure.code)));
  const date = parseDate(value, order);
  const day = date.ok ? formatIsoDate(date.value) : '';
  const offered = isShown && failure ? reader?.dateOffers(value, { order, thisDay, latest }) : undefined;
  const ranges = (onRange && offered?.ranges) ?? [];
  const reason = takesRange && ranges.length > 0 ? rangeFailure(value, failure) : (offered?.failure ?? failure);
  const error = isShown ? failureText(reason) : undefined;
  const option = offered?.inclusion && endIncluded ? ` (${endIncluded})` : '';
  const offers =
    ranges.length > 0
      ? ranges.map((range) => ({
          name: range.join(' – ') + option,
          take: () => onRange?.(...range, offered?.inclusion),
        }))
      : (offered?.days ?? []).map((offer) => ({ name: offer, take: () => accept(offer) }));

  useEffect(() => reader?.keepPersonal(draft, value), [reader, draft, value]);

  useEffect(() => {
    if (order === pageOrder || rewritten === undefined) return;
    setRewritten(undefined);
    onChange(rewritten.text);
  }, [order]);

  function accept(offer: string) {
    if (failure?.code === 'dates.noSuchMonth' && !YEAR_FIRST.test(value)) onOtherOrder?.();
    onChange(offer);
  }

  function leave() {
    setLeft(state);
    setTyped(undefined);
    if (!date.ok || parseDate(value).ok) return;
    if (AMBIGUOUS.test(value)) setRewritten({ text: value, day });
    onChange(day);
  }

  return (
    <DateField
      id={id}
      label={label}
      hint={hint}
      placeholder={example}
      // The numeric keypad of some phones has no slash, and none has a mark of a range.
      inputMode={pageOrder === 'yearFirst' && !takesRange ? 'numeric' : 'text'}
      value={value}
      onChange={(text) => {
        setTyped(text);
        onChange(text);
      }}
      onEnter={() => {
        leave();
        onEnter?.();
      }}
      onBlur={leave}
      day={day}
      onPick={onChange}
      pickLabel={t('pickDate')}
      firstDay={FIRST_DAY}
      lastDay={LAST_DAY}
      error={withOffers(error, offers, id)}
      actions={
        today && (
          <Button variant="ghost" size="sm" aria-describedby={`${id}-label`} onClick={() => onChange(thisDay)}>
            {t('today')}
          </Button>
        )
      }
    />
  );
}
