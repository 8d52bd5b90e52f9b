import type { PastedRound } from '../../average/parseAverageForm.ts';

/**
 * Why a table is not read: it has sales, which reduce the holding, no row of it bought anything, an order is `open` in
 * part, the type of a row is unknown beside purchases (`types`), a split or a merger changed the number of shares
 * (`splits`), its quantities are numbers of `contracts`, it has several coins, stocks or currencies (`assets`), or its
 * columns are unclear.
 */
export type UnreadReason = 'sales' | 'notBought' | 'open' | 'types' | 'splits' | 'contracts' | 'assets' | 'columns';

/** How a pasted text fills the purchases of the average price. */
export type PastedRounds =
  /** One value, or no list: it is pasted into the field. */
  | { readonly kind: 'text' }
  /**
   * One entry for each purchase from the field on; `notBought` rows of the statement bought nothing, of which
   * `freeShares` are shares that came in without a price, as of a stock dividend. `named`: a heading names the columns.
   * `derived`: it names no price, so that the prices are amount ÷ quantity. `record`: the text is not a table but one
   * purchase or holding, whose numbers have labels or units.
   */
  | {
      readonly kind: 'rounds';
      readonly rounds: readonly PastedRound[];
      readonly notBought: number;
      readonly freeShares?: number;
      readonly named: boolean;
      readonly derived: boolean;
      readonly record: boolean;
    }
  /** `named`: the table has a heading. */
  | { readonly kind: 'unread'; readonly reason: UnreadReason; readonly named: boolean }
  /** One of the rows below the heading has no price and size that can be read, counted from 1. */
  | { readonly kind: 'unread'; readonly reason: 'row'; readonly row: number; readonly named: true };
