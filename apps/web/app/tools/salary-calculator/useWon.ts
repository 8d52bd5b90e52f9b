import { formatWhole } from '@toolbox/i18n/format/formatNumber';
import { useMessages } from '../../i18n/useMessages.ts';

type WonFormats = {
  readonly won: (amount: bigint) => string;
  /** With the sign of what is added or taken off. */
  readonly signed: (amount: bigint) => string;
};

/** Whole amounts of won with their unit, as the rows and tables show them. */
export function useWon(): WonFormats {
  const unit = useMessages('common', 'labels')('won');
  const won = (amount: bigint) => `${formatWhole(amount)} ${unit}`;
  const signed = (amount: bigint) => {
    if (amount === 0n) return won(amount);
    return amount < 0n ? `− ${won(-amount)}` : `+ ${won(amount)}`;
  };
  return { won, signed };
}
