import type { ServerResponse } from 'node:http';

export type BudgetLimits = { readonly maxBytes: number; readonly maxBytesPerAddress: number };

export type ResponseBudget = {
  /** Reserves bytes for a response until it is sent. False if the budget of this address or the total is exhausted. */
  readonly take: (response: ServerResponse, key: string, bytes: number) => boolean;
};

/**
 * Limits the memory of responses that are being sent. Files are shared by all responses and are not counted. A first
 * response is always allowed, however large it is.
 */
export function createResponseBudget({ maxBytes, maxBytesPerAddress }: BudgetLimits): ResponseBudget {
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
      // The client has left: the response is not sent, and emits no further `close`, which would release the bytes.
      if (response.closed) return true;
      const own = taken.get(key) ?? 0;
      if ((own > 0 && own + bytes > maxBytesPerAddress) || (total > 0 && total + bytes > maxBytes)) return false;
      add(key, bytes);
      response.once('close', () => add(key, -bytes));
      return true;
    },
  };
}
