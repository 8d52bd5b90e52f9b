import { readPositive } from '../../validate/index.ts';
import type { TakerSide, Trade } from '../trade.ts';

/** What a normalizer read from a message, not yet validated. */
export type RawTrade = {
  readonly exchange: string;
  readonly symbol: unknown;
  readonly id: unknown;
  readonly price: unknown;
  /** In coins, or in contracts when `coinsPerUnit` is given. */
  readonly volume: unknown;
  readonly coinsPerUnit?: number;
  /** For inverse contracts, whose size is in dollars: the dollars of one contract. */
  readonly usdPerUnit?: number;
  readonly side: TakerSide | undefined;
  readonly timestamp: unknown;
};

/** Earlier than any trade against a stablecoin, and later than any sane clock. */
const EARLIEST_MS = Date.UTC(2009, 0, 3);
const LATEST_MS = Date.UTC(2100, 0, 1);
const MAX_NAME_LENGTH = 40;
/** Decimal digits a double keeps. */
const DIGITS = 15;

function amounts({ coinsPerUnit, usdPerUnit }: RawTrade, price: number, units: number) {
  if (usdPerUnit !== undefined) return { volume: (units * usdPerUnit) / price, volumeUsd: units * usdPerUnit };
  // 2500.5 contracts of 0.01 are 25.005 coins, not 25.005000000000003.
  const volume = coinsPerUnit === undefined ? units : Number((units * coinsPerUnit).toPrecision(DIGITS));
  return { volume, volumeUsd: volume * price };
}

/**
 * A trade, if every field makes sense; otherwise `undefined`.
 *
 * - `id` may be a text or a whole number; an empty one is rejected, because duplicates could not be recognized.
 * - Price, volume and their product are positive and finite; the time is between 2009 and 2100.
 */
export function makeTrade(raw: RawTrade): Trade | undefined {
  const { exchange, symbol, side } = raw;
  const price = readPositive(raw.price);
  const units = readPositive(raw.volume);
  const timestamp = typeof raw.timestamp === 'string' ? Number(raw.timestamp) : raw.timestamp;
  const id = typeof raw.id === 'number' ? String(raw.id) : raw.id;
  if (price === undefined || units === undefined || side === undefined) return undefined;
  if (typeof symbol !== 'string' || symbol === '' || symbol.length > MAX_NAME_LENGTH) return undefined;
  if (typeof id !== 'string' || id === '' || id.length > MAX_NAME_LENGTH * 2) return undefined;
  if (typeof timestamp !== 'number' || !(timestamp >= EARLIEST_MS && timestamp < LATEST_MS)) return undefined;
  const { volume, volumeUsd } = amounts(raw, price, units);
  if (readPositive(volume) === undefined || readPositive(volumeUsd) === undefined) return undefined;
  return { exchange, symbol, id, price, volume, volumeUsd, side, timestamp: Math.floor(timestamp) };
}
