import type { ServerResponse } from 'node:http';

export type BudgetLimits = { readonly most: number; readonly perAddress: number };

export type AnswerBudget = {
  /** Takes bytes for an answer until it is out. False when there are not that many left, for this address or for all. */
  readonly take: (response: ServerResponse, key: string, bytes: number) => boolean;
};

/**
 * Bounds what answers hold in memory while they are on their way. Files are shared by all their answers and are not
 * counted. A first answer is always possible, however large it is.
 */
export function createAnswerBudget({ most, perAddress }: BudgetLimits): AnswerBudget {
  const taken = new Map<string, number>();
  let total = 0;
  const add = (key: string, bytes: number) => {
    total += bytes;
    const own = (taken.get(key) ?? 0) + bytes;
    if (own > 0) taken.set(key, own);
    else taken.delete(key);
  };
  return {
    take: (response, key, bytes) => {
      const own = taken.get(key) ?? 0;
      if ((own > 0 && own + bytes > perAddress) || (total > 0 && total + bytes > most)) return false;
      add(key, bytes);
      response.once('close', () => add(key, -bytes));
      return true;
    },
  };
}
