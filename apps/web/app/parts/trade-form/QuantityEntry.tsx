import { NumberEntry, type NumberEntryProps } from '../number-entry/NumberEntry.tsx';
import { useTradeParser } from './useTradeParser.ts';

/** A quantity of a coin or share. An amount in satoshis is offered in bitcoin. */
export function QuantityEntry(props: Omit<NumberEntryProps, 'measure' | 'meant'>) {
  const bitcoin = useTradeParser()?.bitcoinReading(props.value);
  return <NumberEntry {...props} measure="coin" meant={bitcoin === undefined ? undefined : [bitcoin]} />;
}
