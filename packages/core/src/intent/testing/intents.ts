import type { Intent, IntentContext, IntentKind } from '../index.ts';
import { readIntents } from '../index.ts';

export const context: IntentContext = { today: { year: 2026, month: 11, day: 22 }, dateOrder: 'yearFirst' };
export const kinds = (text: string, given = context) => readIntents(text, given).map(({ kind }) => kind);

export function only<Kind extends IntentKind>(
  text: string,
  kind: Kind,
  given = context,
): Extract<Intent, { kind: Kind }> {
  const found = readIntents(text, given).find(
    (intent): intent is Extract<Intent, { kind: Kind }> => intent.kind === kind,
  );
  if (found === undefined) throw new Error(`${text} is no ${kind}`);
  return found;
}
