import { useMessages } from '../../i18n/useMessages.ts';
import { NumberEntry, type NumberEntryProps } from '../number-entry/NumberEntry.tsx';
import { useTradeParser } from './useTradeParser.ts';

type PriceEntryProps = Omit<NumberEntryProps, 'measure' | 'meant' | 'unit'> & {
  /** Whether there is no space for the unit. */
  readonly unitHidden?: boolean;
  /** The price that a percentage refers to, as typed. */
  readonly reference?: string;
};

/**
 * A price or an amount of a trade. The number of one in another currency is offered without its mark, and the price
 * that a change in percent means.
 */
export function PriceEntry({ unitHidden, reference = '', ...field }: PriceEntryProps) {
  const won = useMessages('common', 'labels')('won');
  const parser = useTradeParser();
  const meant = parser?.otherCurrencyAmount(field.value)?.amount ?? parser?.changedPrice(field.value, reference);
  return (
    <NumberEntry
      {...field}
      measure="won"
      unit={unitHidden ? undefined : won}
      meant={meant === undefined ? undefined : [meant]}
    />
  );
}
