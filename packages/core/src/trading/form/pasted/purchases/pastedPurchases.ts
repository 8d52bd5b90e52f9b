import type { PurchaseField, PurchaseForm } from '../../dca/parsePurchaseRows.ts';
import type { ListReading } from '../../lists/listPiece.ts';
import type { UnreadPurchases } from './purchaseCells.ts';

/** Where a text is pasted. */
export type PurchasePlace = {
  readonly field: PurchaseField;
  /** Whether the rows have no prices. */
  readonly weightsOnly: boolean;
};

/** How a pasted text fills the rows of purchases. */
export type PastedPurchases =
  /** One number, or no list: it is pasted into the field. */
  | { readonly kind: 'text' }
  /**
   * A table with other columns than weights and prices, with days that may be fractions, or with lines whose commas may
   * be decimal ones (`columns`), or a table with several coins, stocks or currencies (`assets`) or with sales, deposits
   * or the like (`others`).
   */
  | { readonly kind: 'unread'; readonly reason: UnreadPurchases }
  /** One entry per row, downwards, in the field that the heading names or that the text is pasted into. */
  | { readonly kind: 'column'; readonly field: PurchaseField; readonly entries: ListReading }
  /** Weight and price in two columns, as in a spreadsheet. */
  | { readonly kind: 'table'; readonly rows: readonly PurchaseForm[] }
  /** A list with two readings, the larger numbers first. */
  | {
      readonly kind: 'twoWays';
      readonly field: PurchaseField;
      readonly readings: readonly [ListReading, ListReading];
    };
