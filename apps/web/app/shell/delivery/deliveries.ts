import type { Fill } from '../../registry/defineIntents.ts';

let waiting: { readonly tool: string; readonly fill: Fill } | undefined;

/** Values for a tool whose page is about to open. They stay in memory and are never put into a URL. */
export const deliveries = {
  put(tool: string, fill: Fill): void {
    waiting = { tool, fill };
  },
  /** The pending values for a tool; those for another tool are obsolete. */
  take(tool: string | undefined): Fill | undefined {
    const found = waiting?.tool === tool ? waiting?.fill : undefined;
    waiting = undefined;
    return found;
  },
};
