import type { DuplicateRule, ItemDelimiter, ItemOrder } from '@toolbox/core/text';
import type { SortRequest } from './sortTask.ts';

/** Everything that can be chosen besides the text. */
export type SortChoices = Omit<SortRequest, 'text' | 'language'>;

export const FIRST_CHOICES: SortChoices = {
  delimiter: 'comma',
  order: 'asc',
  by: 'text',
  natural: false,
  duplicates: 'keep',
  seed: '',
};

export const DELIMITERS: readonly ItemDelimiter[] = ['comma', 'space', 'commaSpace', 'newline', 'semicolon'];
export const ORDERS: readonly ItemOrder[] = ['asc', 'desc', 'reverse', 'shuffle'];
export const BYS: readonly SortRequest['by'][] = ['text', 'length'];
export const DUPLICATE_RULES: readonly DuplicateRule[] = ['keep', 'exact', 'ignoreCase'];

/** The values accepted from storage. */
export const ALLOWED_CHOICES = {
  allowed: { delimiter: DELIMITERS, order: ORDERS, by: BYS, duplicates: DUPLICATE_RULES },
} as const;

/** Orders that compare the items; the others only rearrange them. */
export const COMPARING: ReadonlySet<ItemOrder> = new Set(['asc', 'desc']);
