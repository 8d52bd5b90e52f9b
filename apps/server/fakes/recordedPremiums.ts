import type { KrwMarket } from '@toolbox/core/kimchi';
import { premiumRow } from '../src/kimchi/premiumRow.ts';
import type { Row } from '../src/store/store.ts';
import type { CoinEntries } from '../src/store/storedBodies.ts';

/** Bitcoin's premium in percent, oldest first; the same number for each market. */
export type RecordedPremiums = Readonly<Record<KrwMarket, readonly number[]>>;

/** Minutes as recorded by the server, `stepMs` apart, the last one a step before that of `now`. */
export function recordedPremiums(
  { upbit, bithumb }: RecordedPremiums,
  stepMs: number,
  now: number,
): readonly Row<'premium'>[] {
  const coins = (percentage: number): CoinEntries => ({ BTC: [percentage, null, 99_000_000, 67_000] });
  const present = Math.floor(now / stepMs);
  return upbit.flatMap((percentage, place) => {
    const markets = { upbit: coins(percentage), bithumb: coins(bithumb[place] ?? percentage) };
    return premiumRow(markets, (present - upbit.length + place) * stepMs) ?? [];
  });
}
