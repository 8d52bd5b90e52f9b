import type { Smoke } from '@toolbox/web/registry/defineSmoke';
import { type Language, messageIn } from './messages.ts';

/** The roles of a control that an example may press. */
export const PRESSABLE = ['button', 'radio', 'checkbox', 'switch', 'tab'] as const;

/** One thing a visitor does in an example, by the name of the control in the language of the page. */
export type SmokeStep =
  | { readonly action: 'fill'; readonly name: string; readonly text: string }
  | { readonly action: 'press'; readonly name: string };

/** The smoke test of a tool. */
export async function smokeOf(id: string): Promise<Smoke> {
  const module = (await import(`@toolbox/web/smoke/${id}`)) as { readonly default: Smoke };
  return module.default;
}

/** The actions of a visitor in the example of a tool, in order. The driver of each browser performs them. */
export function smokeSteps(language: Language, { fill = [], press = [] }: Smoke): readonly SmokeStep[] {
  return [
    ...fill.map(
      ({ label, values, text }) => ({ action: 'fill', name: messageIn(language, label, values), text }) as const,
    ),
    ...press.map((label) => ({ action: 'press', name: messageIn(language, label) }) as const),
  ];
}
