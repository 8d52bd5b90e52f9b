import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/checks/axe.ts';
import { LANGUAGES, type Language, messageIn } from '../../support/messages.ts';
import { playSmoke, smokeOf } from '../../support/playSmoke.ts';
import { registry } from '../../support/registry.ts';
import { expect, test, whenIdle } from '../../support/test.ts';
import { testTools } from '../../support/testTools.ts';

const DIALOG = 'dialog[open]';
const FIELDS = 'main :is(input:not([type=file], [type=radio], [type=checkbox]), textarea)';
const nameOf = (language: Language, id: string) => messageIn(language, `meta:tools.${id}.name`);
const pathOf = (id: string) => registry.tools.find((tool) => tool.id === id)?.path ?? '';

/** In a link to the wei converter: seven ether. */
const WEI_FRAGMENT = `#with=${Buffer.from('{"amount":"7","direction":"ethToWei"}').toString('base64url')}`;

const pastedDialog = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: messageIn(language, 'palette:pasted.title'), exact: true });

/** Pastes by keyboard at the current focus, and returns whether the paste is left to the browser. */
function paste(page: Page, text: string): Promise<boolean> {
  return page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    return (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
}

async function drop(page: Page, name: string, bytes: readonly number[]): Promise<void> {
  await page.evaluate(
    ([fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(content)], fileName));
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      document.querySelector('main')?.dispatchEvent(event);
    },
    [name, bytes] as const,
  );
}

function entered(page: Page): Promise<readonly string[]> {
  return page.locator(FIELDS).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}

const PASTES: readonly (readonly [text: string, why: string, tools: readonly string[], shown: string])[] = [
  ['{"a": [1, 2]}', 'json', ['json-formatter', 'code-compare'], '{"a": [1, 2]}'],
  ['0x52908400098527886E0F7030069857D2E4169EE7', 'address', ['wallet-validator', 'address-qr'], '0x5290'],
  ['8.8.8.8', 'ip', ['ip-lookup'], '8.8.8.8'],
  ['2026-03-01 2026-12-25', 'dateSpan', ['date-calculator'], '2026-03-01'],
  ['3,000,000원', 'won', ['vat-calculator', 'salary-calculator'], '3,000,000'],
  ['https://example.com/a?b=1', 'link', ['qr-generator'], 'https://example.com/a?b=1'],
];

test.describe('content pasted on the home page', () => {
  for (const [text, why, tools, shown] of PASTES) {
    test(`suggests tools for ${why}, and fills in the selected one`, async ({ page, gotoIn }) => {
      await gotoIn('ko', '/');
      await whenIdle(page);
      const dialog = pastedDialog(page, 'ko');
      // The listener is added when the page is idle.
      await expect(async () => {
        await paste(page, text);
        await expect(dialog).toBeVisible({ timeout: 1000 });
      }).toPass();
      const options = dialog.getByRole('option');
      for (const [at, tool] of tools.entries()) await expect(options.nth(at)).toContainText(nameOf('ko', tool));
      await expect(options.first()).toContainText(why === 'address' ? '통과' : messageIn('ko', `palette:why.${why}`));
      await expect(page).toHaveURL('/');
      await expect(dialog.getByRole('listbox')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toHaveText(nameOf('ko', tools[0] ?? ''));
      await expect.poll(async () => (await entered(page)).join('\n')).toContain(shown);
      expect(page.url()).toMatch(new RegExp(`${pathOf(tools[0] ?? '')}$`, 'u'));
    });
  }

  for (const language of LANGUAGES) {
    test(`has no axe violations and restores the focus, in ${language}`, async ({ page, gotoIn }) => {
      await gotoIn(language, '/');
      await whenIdle(page);
      const search = page.getByRole('main').getByRole('combobox');
      const dialog = pastedDialog(page, language);
      await search.focus();
      // It is listened for once the page is idle.
      await expect(async () => {
        await paste(page, 'b\na\nc');
        await expect(dialog).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(dialog.getByRole('option').first()).toContainText(nameOf(language, 'text-sorter'));
      await expect(dialog.getByRole('option').first()).toContainText(
        messageIn(language, 'palette:why.list', { count: '3' }),
      );
      const said = messageIn(language, 'palette:pasted.spoken', { count: await dialog.getByRole('option').count() });
      await expect(dialog.getByRole('status').filter({ hasText: said })).toBeAttached();
      expect(await axeFindings(page, DIALOG, { colors: language === 'ko' })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(search).toBeFocused();
      await expect(search).toHaveValue('');
      // The name of a tool is still a search query.
      expect(await paste(page, 'JSON')).toBe(true);
    });
  }

  test('can be a dropped text file', async ({ page, gotoIn }) => {
    await gotoIn('ko', '/');
    await whenIdle(page);
    const dialog = pastedDialog(page, 'ko');
    await expect(async () => {
      await drop(page, 'a.json', [...new TextEncoder().encode('{"b":1}')]);
      await expect(dialog).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(dialog.getByRole('option').first()).toContainText(nameOf('ko', 'json-formatter'));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await drop(page, 'a.png', [0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 0xff, 0xfe, 0x9c]);
    await expect(dialog).toContainText(messageIn('ko', 'palette:pasted.notText'));
    await expect(page).toHaveURL('/');
  });
});

test.describe('a result', () => {
  const senders = ['case-converter', 'text-sorter', 'ascii-converter', 'json-formatter'];
  for (const id of senders) {
    test(`of ${id} is sent to another tool by keyboard, and undo restores its previous input`, async ({
      page,
      gotoIn,
    }) => {
      const target = 'char-count';
      await gotoIn('ko', pathOf(target));
      await page.locator('main textarea').first().fill('before');
      await page.locator('main').getByText(nameOf('ko', target)).first().waitFor();
      await page.goto(pathOf(id));
      await whenIdle(page);
      await playSmoke(page, 'ko', await smokeOf(id));
      const button = page.getByRole('button', { name: messageIn('ko', 'palette:send.button'), exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: messageIn('ko', 'palette:send.label') });
      await expect(dialog.getByRole('listbox')).toBeFocused();
      expect(await axeFindings(page, DIALOG)).toEqual([]);
      await expect(dialog.getByRole('option').filter({ hasText: nameOf('ko', id) })).toHaveCount(0);
      await page.keyboard.press('Escape');
      // The focus is restored before the close event of the dialog.
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('listbox')).toBeFocused();
      const wanted = dialog.getByRole('option').filter({ hasText: nameOf('ko', target) });
      await expect(wanted).toHaveCount(1);
      const chosen = dialog.getByRole('option', { selected: true });
      const name = (await wanted.textContent()) ?? '';
      for (let text = await chosen.textContent(); text !== name; text = await chosen.textContent()) {
        await page.keyboard.press('ArrowDown');
        // A key pressed before the previous one has moved the selection would skip the wanted row.
        await expect(chosen).not.toHaveText(text ?? '');
      }
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toHaveText(nameOf('ko', target));
      const field = page.locator('main textarea').first();
      await expect(field).not.toHaveValue('before');
      await expect(field).not.toHaveValue('');
      await page.getByRole('button', { name: messageIn('ko', 'inputNotices:undo.button'), exact: true }).click();
      await expect(field).toHaveValue('before');
    });
  }

  test('that is a report has no Send to button', async ({ page, gotoIn }) => {
    await gotoIn('ko', pathOf('vat-calculator'));
    await whenIdle(page);
    const smoke = await smokeOf('vat-calculator');
    await playSmoke(page, 'ko', smoke);
    const result = page.locator('#result');
    for (const text of smoke.expect) await expect(result).toContainText(text);
    await expect(
      result.getByRole('button', { name: messageIn('ko', 'common:actions.copy'), exact: true }),
    ).toBeEnabled();
    await expect(page.getByRole('button', { name: messageIn('ko', 'palette:send.button'), exact: true })).toHaveCount(
      0,
    );
  });
});

test.describe('the link of a tool', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  testTools(
    'contains the input only on request, and fills in another tab',
    registry.tools,
    async (tool, { page, gotoIn }) => {
      await gotoIn('ko', tool.path);
      await whenIdle(page, tool);
      await playSmoke(page, 'ko', await smokeOf(tool.id));
      const before = await entered(page);
      await page.getByRole('button', { name: messageIn('ko', 'common:actions.copyLink') }).click();
      const link = page.getByRole('button', { name: messageIn('ko', 'common:actions.linkCopied') });
      await expect(link).toBeVisible();
      const plain = new URL(await copied(page));
      expect(plain.search).toBe('');
      const { fill = [] } = await smokeOf(tool.id);
      const carried = plain.hash === '' ? '' : Buffer.from(plain.hash.slice('#with='.length), 'base64url').toString();
      for (const { text } of fill)
        if (text.length > 3) expect(carried).not.toContain(JSON.stringify(text).slice(1, -1));

      const more = page.getByRole('button', { name: messageIn('ko', 'palette:link.withInputs') });
      if ((await more.count()) === 0) return;
      await link.focus();
      await page.keyboard.press('Tab');
      await expect(more).toBeFocused();
      expect(await axeFindings(page, 'main')).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: messageIn('ko', 'palette:link.copied') })).toBeFocused();
      const full = await copied(page);
      expect(new URL(full).search).toBe('');
      expect(new URL(full).hash).toMatch(/^#with=/u);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: messageIn('ko', 'common:actions.copyLink') })).toBeFocused();

      const other = await page.context().newPage();
      await other.goto(full);
      await expect.poll(() => entered(other)).toEqual(before);
      expect(new URL(other.url()).hash).toBe('');
      await other.close();
    },
  );

  test('fills in before the page is idle', async ({ page, gotoIn }) => {
    await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
    await gotoIn('ko', pathOf('wei-converter') + WEI_FRAGMENT);
    await expect(page.locator(FIELDS).first()).toHaveValue('7');
  });

  test('is not forgotten if the code that fills it in fails to load', async ({ page, guard, gotoIn }) => {
    guard.allowStatus(404);
    guard.allow(/Failed to load resource/u, /^console warning: /u, /^request failed: .*\/assets\//u);
    const scripts = /\/assets\/idle-[^/]*\.js$/u;
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await gotoIn('ko', pathOf('wei-converter') + WEI_FRAGMENT);
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice).toContainText(messageIn('ko', 'shell:error.missing.server'));
    await page.unroute(scripts);
    await notice.getByRole('button', { name: messageIn('ko', 'shell:error.retry') }).click();
    await expect(page.locator(FIELDS).first()).toHaveValue('7');
    await expect(notice).toHaveCount(0);
  });

  for (const language of LANGUAGES) {
    test(`that is broken or hostile shows a notice and changes nothing, in ${language}`, async ({ page, gotoIn }) => {
      const encoded = (value: unknown) => `#with=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
      await gotoIn(language, pathOf('wei-converter'));
      await page.locator(FIELDS).first().fill('42');
      await page.waitForTimeout(500);
      const hostile = [
        '#with=%%%',
        '#with=e30',
        encoded({ amount: 5 }),
        encoded({ amount: '5', direction: 'javascript:alert(1)' }),
        encoded({ nothing: 'x' }),
        encoded([]),
      ];
      for (const hash of hostile) {
        // A page without scripts of the site.
        await page.goto('/robots.txt');
        await page.goto(pathOf('wei-converter') + hash);
        const notice = page.getByText(messageIn(language, 'palette:link.broken')).first();
        await expect(notice, hash).toBeVisible();
        expect(await entered(page), hash).toEqual(['42']);
        expect(new URL(page.url()).hash).toBe('');
      }
      expect(await axeFindings(page, undefined, { colors: language === 'ko' })).toEqual([]);
      await page.getByRole('button', { name: messageIn(language, 'common:actions.close'), exact: true }).click();
      await expect(page.getByText(messageIn(language, 'palette:link.broken'))).toHaveCount(0);
    });
  }

  test('restores the previous input on undo', async ({ page, gotoIn }) => {
    await gotoIn('ko', pathOf('wei-converter'));
    const field = page.locator(FIELDS).first();
    await field.fill('42');
    await page.waitForTimeout(500);
    await page.goto('about:blank');
    await page.goto(pathOf('wei-converter') + WEI_FRAGMENT);
    await expect(field).toHaveValue('7');
    await page.getByRole('button', { name: messageIn('ko', 'inputNotices:undo.button'), exact: true }).click();
    await expect(field).toHaveValue('42');
  });
});
