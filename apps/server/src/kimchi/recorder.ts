import type { Store } from '../store/store.ts';
import type { PremiumAnswer } from './premiumAnswer.ts';
import { premiumRow } from './premiumHistory.ts';

export type Recorder = { readonly close: () => void };

/**
 * Writes the premium down once every `everyMs`. A minute in which it cannot be known is left out: a gap in the history
 * is true, a repeated value is not.
 */
export function startRecorder(
  read: () => Promise<PremiumAnswer>,
  store: Store,
  everyMs: number,
  onRecorded: () => void,
): Recorder {
  const record = async () => {
    try {
      const answer = await read();
      const { krw, usd, exchange } = answer.stale;
      if (krw || usd || exchange) return;
      store.write('premium', { put: [premiumRow(answer, Math.floor(Date.now() / everyMs) * everyMs)] });
      onRecorded();
    } catch {
      // The sources have told the log already.
    }
  };
  void record();
  const timer = setInterval(record, everyMs);
  return { close: () => clearInterval(timer) };
}
