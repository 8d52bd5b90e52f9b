import { useMessages } from '../../i18n/useMessages.ts';
import { NumberEntry, type NumberEntryProps } from '../number-entry/NumberEntry.tsx';
import { useTradeParser } from './useTradeParser.ts';

type PriceEntryProps = Omit<NumberEntryProps, 'measure' | 'meant' | 'unit'> & {
  /** Whether there is no space for the unit. */
  readonly unitHidden?: boolean;
};

/** A price or an amount of a trade. The number of one in another currency is offered without its mark. */
export function PriceEntry({ unitHidden, ...field }: PriceEntryProps) {
  const won = useMessages('common', 'labels')('won');
  const bare = useTradeParser()?.otherCurrencyAmount(field.value)?.amount;
  return (
    <NumberEntry
      {...field}
      measure="won"
      unit={unitHidden ? undefined : won}
      meant={bare === undefined ? undefined : [bare]}
    />
  );
}
