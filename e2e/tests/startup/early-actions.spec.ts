import type { Locator, Page } from '@playwright/test';
import { translate } from '../../support/inPage/translate.ts';
import { messageIn } from '../../support/messages.ts';
import { expect, test, whenHydrated } from '../../support/test.ts';

const SALARY = '/calculator-tools/salary-calculator';
const SORTER = '/string-tools/text-sorter';
const COUNTER = '/string-tools/char-count';
const PROFIT = '/crypto-tools/profit-calculator';

/** Opens a page whose scripts wait until the returned function is called; it ends when the page is hydrated. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/**.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  return async () => {
    release();
    await whenHydrated(page);
  };
}

const radio = (page: Page, key: string) => page.getByRole('radio', { name: messageIn('ko', key), exact: true });

test('options chosen before hydration are used', async ({ page }) => {
  const start = await openEarly(page, SORTER);
  for (const option of ['delimiters.newline', 'orders.desc', 'bys.length']) {
    await radio(page, `text-sorter:${option}`).check({ force: true });
  }
  await start();
  await page.getByRole('main').locator('textarea').fill('ccc\nbbbbb\na');
  await expect(page.locator('#result [role=group]')).toHaveText('bbbbbccca');
  for (const option of ['delimiters.newline', 'orders.desc', 'bys.length']) {
    await expect(radio(page, `text-sorter:${option}`)).toBeChecked();
  }
});

test('an option chosen while the page is being hydrated is used', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.addInitScript(() => {
    // As assistive technology chooses: without a pointer, which would hydrate the option before.
    const choose = () => {
      const option = document.querySelector<HTMLInputElement>('main input[value=desc]');
      if (!Object.keys(document).some((key) => key.startsWith('_reactListening'))) return setTimeout(choose, 0);
      document.documentElement.dataset['found'] = Object.keys(option ?? {}).join();
      return option?.click();
    };
    choose();
  });
  await page.goto(SORTER);
  await whenHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-found', '');
  await page.getByRole('main').locator('textarea').fill('a,c,b');
  await expect(page.locator('#result [role=group]')).toHaveText('c,b,a');
  await expect(radio(page, 'text-sorter:orders.desc')).toBeChecked();
});

test('a list item chosen and a text typed before hydration are used', async ({ page }) => {
  const start = await openEarly(page, COUNTER);
  const profile = page.getByRole('main').getByRole('combobox').first();
  await profile.selectOption('neisBytes');
  await page
    .getByRole('main')
    .locator('textarea')
    .first()
    .fill(`${'가'.repeat(100)}\n`);
  await start();
  await expect(profile).toHaveValue('neisBytes');
  // Three bytes a syllable and two for the line break; no other way of counting gives the same.
  await expect(page.locator('#result')).toContainText('302');
});

test('what was typed and chosen before hydration stays where a translator has changed the page by then', async ({
  page,
  guard,
}) => {
  // React reports that the page differs, and recreates it.
  guard.allow(/#418/u);
  const start = await openEarly(page, SORTER);
  await page.evaluate(translate, false);
  await radio(page, 'text-sorter:orders.desc').check({ force: true });
  const text = page.getByRole('main').locator('textarea').first();
  await text.fill('a,c,b');
  await start();
  await expect(text).toHaveValue('a,c,b');
  await expect(text).toBeFocused();
  await expect(radio(page, 'text-sorter:orders.desc')).toBeChecked();
  await expect(page.locator('#result [role=group]')).toHaveText('c,b,a');
});

test('every field typed into before hydration stays, without the code that applies earlier actions', async ({
  page,
  guard,
}) => {
  guard.allow(/repeatActions/u, /ERR_FAILED/u);
  const start = await openEarly(page, PROFIT);
  await page.route('**/assets/repeatActions-*.js', (route) => route.abort());
  const fields = await page.getByRole('main').locator('form input[type=text]').all();
  const typed = ['60000', '61800', '5'];
  for (const [index, text] of typed.entries()) await fields[index]?.fill(text);
  await start();
  await page
    .getByRole('main')
    .getByRole('button', { name: messageIn('ko', 'common:actions.retry') })
    .waitFor();
  for (const [index, text] of ['60,000', '61,800', '5'].entries())
    await expect(fields[index] as Locator).toHaveValue(text);
});

test('a button pressed before hydration takes effect, unless a text was typed since', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const start = await openEarly(page, COUNTER);
  const text = page.getByRole('main').locator('textarea').first();
  await page
    .getByRole('main')
    .getByRole('button', { name: messageIn('ko', 'common:actions.reset'), exact: true })
    .click();
  await text.fill('가나다');
  await page.getByRole('button', { name: messageIn('ko', 'shell:menu.open'), exact: true }).click();
  await start();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(text).toHaveValue('가나다');
});

test('a form sent before hydration is sent, without loading the page again', async ({ page }) => {
  const start = await openEarly(page, SALARY);
  await radio(page, 'salary-calculator:payTypes.monthly').check({ force: true });
  await radio(page, 'salary-calculator:ways.freelance').check({ force: true });
  const wage = page.getByRole('main').getByRole('textbox').first();
  await wage.fill('3000000');
  await wage.press('Enter');
  await start();
  await expect(page.locator('#result')).toContainText('2,901,000');
  await expect(wage).toHaveValue('3,000,000');
});

/** Chooses options as a browser restores them: without a click, and without an event if it does so before hydration. */
async function restore(page: Page, options: readonly string[], event?: 'input'): Promise<void> {
  await page.getByRole('main').evaluate(
    (main, [values, type]) => {
      for (const value of values) {
        const [control] = main.querySelectorAll<HTMLInputElement>(`[type=radio][value=${value}]`);
        const list = main.querySelector(`option[value=${value}]`)?.closest('select');
        // React overrides the setters of the elements themselves.
        const set = (element: HTMLElement, name: string, to: unknown) =>
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), name)?.set?.call(element, to);
        if (control) set(control, 'checked', true);
        if (list) set(list, 'value', value);
        if (type) (control ?? list)?.dispatchEvent(new Event(type, { bubbles: true }));
      }
    },
    [options, event] as const,
  );
}

/** As where site data are blocked: drafts do not survive a reload, and the browser restores forms. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
}

test('options that a browser restored before hydration are used', async ({ page }) => {
  await blockStorage(page);
  const start = await openEarly(page, SORTER);
  await restore(page, ['newline', 'desc']);
  await start();
  await page.getByRole('main').locator('textarea').fill('a,d\nb');
  await expect(page.locator('#result [role=group]')).toHaveText('ba,d');
  await expect(radio(page, 'text-sorter:orders.desc')).toBeChecked();
});

test('a list item that a browser restored before hydration is used', async ({ page }) => {
  await blockStorage(page);
  const start = await openEarly(page, COUNTER);
  await restore(page, ['neisBytes']);
  await start();
  await page
    .getByRole('main')
    .locator('textarea')
    .first()
    .fill(`${'가'.repeat(100)}\n`);
  await expect(page.locator('#result')).toContainText('302');
  await expect(page.getByRole('main').getByRole('combobox').first()).toHaveValue('neisBytes');
});

test('a return to a page whose parts come later turns no other switch on', async ({ page }) => {
  await page.goto(SALARY);
  await whenHydrated(page);
  await radio(page, 'salary-calculator:payTypes.monthly').check({ force: true });
  const wage = page.getByRole('main').getByRole('textbox').first();
  await wage.fill('3000000');
  await wage.press('Enter');
  await expect(page.locator('#result')).toContainText('2,665,440');
  await page.goto('/favicon.svg');
  await page.goBack();
  await whenHydrated(page);
  await wage.press('Enter');
  await expect(page.locator('#result')).toContainText('2,665,440');
});

test('a choice stays that is made while the code for an earlier one loads', async ({ page }) => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/repeatActions-*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  const start = await openEarly(page, SORTER);
  await radio(page, 'text-sorter:delimiters.newline').check({ force: true });
  await start();
  await radio(page, 'text-sorter:delimiters.space').check({ force: true });
  load();
  await page.getByRole('main').locator('textarea').fill('b a,c');
  await expect(page.locator('#result [role=group]')).toHaveText('a,c b');
  await expect(radio(page, 'text-sorter:delimiters.space')).toBeChecked();
});

for (const isIdle of [false, true]) {
  test(`options that a browser restores by events alone are used, on the idle page: ${isIdle}`, async ({ page }) => {
    await page.goto(SORTER);
    await whenHydrated(page);
    if (isIdle) await page.waitForLoadState('networkidle');
    await restore(page, ['newline', 'desc'], 'input');
    await page.getByRole('main').locator('textarea').fill('a,d\nb');
    await expect(page.locator('#result [role=group]')).toHaveText('ba,d');
    await expect(radio(page, 'text-sorter:orders.desc')).toBeChecked();
  });
}

test('a page whose options are chosen by hand needs no code that applies earlier actions', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(COUNTER);
  await whenHydrated(page);
  await page.getByRole('main').getByRole('combobox').first().selectOption('neisBytes');
  await page.goto(SORTER);
  await whenHydrated(page);
  await radio(page, 'text-sorter:orders.desc').check({ force: true });
  await page.getByRole('main').locator('textarea').fill('a,b');
  await expect(page.locator('#result [role=group]')).toHaveText('b,a');
  await page.reload();
  await whenHydrated(page);
  await expect(radio(page, 'text-sorter:orders.desc')).toBeChecked();
  expect(requested.filter((url) => url.includes('repeatActions'))).toEqual([]);
});

test('the code that applies earlier actions is requested again, and a notice says that it is missing', async ({
  page,
  guard,
}) => {
  guard.allow(/repeatActions/u, /ERR_FAILED/u);
  let isMissing = true;
  const start = await openEarly(page, SORTER);
  await page.route('**/assets/repeatActions-*.js', (route) => (isMissing ? route.abort() : route.continue()));
  await radio(page, 'text-sorter:orders.desc').check({ force: true });
  await start();
  const retry = page
    .getByRole('main')
    .getByRole('button', { name: messageIn('ko', 'common:actions.retry'), exact: true });
  await expect(retry).toBeVisible();
  isMissing = false;
  await retry.click();
  await expect(retry).toBeHidden();
  await page.getByRole('main').locator('textarea').fill('a,c,b');
  await expect(page.locator('#result [role=group]')).toHaveText('c,b,a');
});
