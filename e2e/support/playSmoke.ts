import type { Locator, Page } from '@playwright/test';
import type { Smoke } from '@toolbox/web/registry/defineSmoke';
import type { Language } from './messages.ts';
import { PRESSABLE, smokeSteps } from './smokeSteps.ts';
import { unfold } from './unfold.ts';

export { smokeOf } from './smokeSteps.ts';

async function fillIn(field: Locator, text: string): Promise<void> {
  const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement);
  if (isSelect) await field.selectOption({ label: text });
  else await field.fill(text);
}

/** Enters the example. */
export async function playSmoke(page: Page, language: Language, smoke: Smoke): Promise<void> {
  const main = page.getByRole('main');
  await unfold(page);
  for (const step of smokeSteps(language, smoke)) {
    if (step.action === 'fill') {
      await fillIn(main.getByLabel(step.name, { exact: true }), step.text);
      continue;
    }
    const [first, ...others] = PRESSABLE.map((role) => main.getByRole(role, { name: step.name, exact: true }));
    await others.reduce((either, other) => either.or(other), first ?? main).click();
  }
}
