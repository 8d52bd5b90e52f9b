import { useWon } from '../../i18n/useWon.ts';

/** Writes amounts of won with the sign of what is added or taken off. */
export function useSignedWon(): (amount: bigint) => string {
  const won = useWon();
  return (amount) => {
    if (amount === 0n) return won(amount);
    return amount < 0n ? `−${won(-amount)}` : `+${won(amount)}`;
  };
}
