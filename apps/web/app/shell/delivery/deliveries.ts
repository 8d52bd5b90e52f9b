import type { Fill } from '../../registry/defineIntents.ts';
import { keepDelivery, type PendingDelivery, takeKeptDelivery } from './keptDelivery.ts';

let waiting: PendingDelivery | undefined;

/**
 * Values for a tool whose page is about to open. They stay in memory and are never put into a URL; only a full page
 * load finds them in the storage.
 */
export const deliveries = {
  put(tool: string, fill: Fill, { isSecret = false } = {}): void {
    waiting = { tool, fill, isSecret };
  },
  /** Hands the pending values over to the page that a full page load opens. */
  keep(): void {
    if (waiting !== undefined) keepDelivery(waiting);
    // This page may be shown again.
    waiting = undefined;
  },
  /** The pending values for a tool; those for another tool are obsolete. */
  take(tool: string | undefined): Fill | undefined {
    const kept = takeKeptDelivery();
    const pending = waiting ?? kept;
    waiting = undefined;
    return pending?.tool === tool ? pending?.fill : undefined;
  },
};
