import type { Fill } from '../../registry/defineExchange.ts';

let waiting: { readonly tool: string; readonly fill: Fill } | undefined;

/** What is on its way to a tool whose page is about to be shown. It stays in memory and never enters an address. */
export const deliveries = {
  put(tool: string, fill: Fill): void {
    waiting = { tool, fill };
  },
  /** What waits for a tool; whatever waited for another is out of date. */
  take(tool: string | undefined): Fill | undefined {
    const found = waiting?.tool === tool ? waiting?.fill : undefined;
    waiting = undefined;
    return found;
  },
};
