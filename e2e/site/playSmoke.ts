import type { Locator, Page } from '@playwright/test';
import type { Smoke } from '@toolbox/web/registry/defineSmoke';
import { unfold } from './unfold.ts';
import { type Language, say } from './words.ts';

const PRESSABLE = ['button', 'radio', 'checkbox', 'switch', 'tab'] as const;

/** The one true example of a tool. */
export async function smokeOf(id: string): Promise<Smoke> {
  const module = (await import(`@toolbox/web/smoke/${id}`)) as { readonly default: Smoke };
  return module.default;
}

async function fillIn(field: Locator, text: string): Promise<void> {
  const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement);
  if (isSelect) await field.selectOption({ label: text });
  else await field.fill(text);
}

/** Types and presses what the example says. */
export async function playSmoke(page: Page, language: Language, { fill = [], press = [] }: Smoke): Promise<void> {
  const main = page.getByRole('main');
  await unfold(page);
  for (const { label, values, text } of fill) {
    await fillIn(main.getByLabel(say(language, label, values), { exact: true }), text);
  }
  for (const label of press) {
    const name = say(language, label);
    const [first, ...others] = PRESSABLE.map((role) => main.getByRole(role, { name, exact: true }));
    await others.reduce((either, other) => either.or(other), first ?? main).click();
  }
}
