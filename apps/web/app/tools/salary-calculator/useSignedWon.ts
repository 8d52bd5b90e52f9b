import { useWon } from '../../i18n/useWon.ts';

/** Formats amounts of won with a plus or minus sign. */
export function useSignedWon(): (amount: bigint) => string {
  const won = useWon();
  return (amount) => {
    if (amount === 0n) return won(amount);
    return amount < 0n ? `−${won(-amount)}` : `+${won(amount)}`;
  };
}
