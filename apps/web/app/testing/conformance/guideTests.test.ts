import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@toolbox/i18n';
import { expect, it } from 'vitest';
import { registry } from '../../registry/registry.ts';
import { amountsInGuide } from '../testGuide.ts';

it.each(registry.tools.map(({ id }) => id))('%s has a test of the amounts in its guide', async (id) => {
  const amounts = (await Promise.all(LANGUAGES.map((language) => amountsInGuide(language, id)))).flat();
  const test = join(import.meta.dirname, `../../tools/${id}/guide.test.ts`);
  expect(amounts.length === 0 || existsSync(test), amounts.join(', ')).toBe(true);
});
