import { axeFindings } from '../../support/checks/axe.ts';
import { cutFindings } from '../../support/checks/layoutFaults.ts';
import { sidewaysFindings } from '../../support/checks/sideways.ts';
import { LANGUAGES, messageIn } from '../../support/messages.ts';
import { expect, test } from '../../support/test.ts';

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** A text that its field rejects, and what the button beside the error leaves in the field. */
const OFFERS = [
  { path: '/calculator-tools/age-calculator', field: 'age-calculator:birth', typed: '900515', taken: '1990-05-15' },
  { path: '/calculator-tools/bmi-calculator', field: 'bmi-calculator:height', typed: '5ft 9in', taken: '175.26' },
  {
    path: '/crypto-tools/wallet-validator',
    field: 'wallet-validator:address',
    typed: `ethereum:${ADDRESS}`,
    taken: ADDRESS,
  },
  { path: '/crypto-tools/wei-converter', field: 'wei-converter:amount', typed: '1.5 ETH', taken: '1.5 ETH' },
  { path: '/calculator-tools/vat-calculator', field: 'vat-calculator:amount', typed: '300만*12', taken: '36,000,000' },
  { path: '/image-tools/barcode-generator', field: 'barcode-generator:text', typed: 'ＡＢ–１２', taken: 'AB-12' },
  { path: '/string-tools/ascii-converter', field: 'ascii-converter:codes', typed: '48 6f', taken: '0x48 0x6f' },
  { path: '/string-tools/char-count', field: 'char-count:target', typed: '500B', taken: '500' },
] as const;

/** A text that its field rejects only once typing ends. */
const JUST_TYPED = [
  { path: '/image-tools/barcode-generator', field: 'barcode-generator:text', typed: 'AB–12' },
  {
    path: '/image-tools/qr-generator',
    kind: 'qr-generator:kinds.link',
    field: 'qr-generator:link.link',
    typed: 'https//example.com',
  },
  { path: '/calculator-tools/vat-calculator', field: 'vat-calculator:amount', typed: '300만*12' },
  { path: '/string-tools/char-count', field: 'char-count:target', typed: '500B' },
] as const;

test.use({ viewport: { width: 320, height: 740 }, colorScheme: 'dark' });
test.setTimeout(120_000);

for (const language of LANGUAGES) {
  // These pages have the same colors in both.
  const colors = language === 'ko';

  test(`a suggestion for a rejected text is accepted by keyboard alone, in ${language}`, async ({ page, gotoIn }) => {
    for (const { path, field, typed, taken } of OFFERS) {
      await gotoIn(language, path);
      if (field === 'ascii-converter:codes')
        await page.getByRole('radio', { name: messageIn(language, 'ascii-converter:directions.toText') }).check();
      const input = page.getByRole('textbox', { name: messageIn(language, field), exact: true });
      await input.fill(typed);
      // Some errors wait until the field is left.
      await page.keyboard.press('Tab');
      const error = page.locator(`[id="${await input.getAttribute('id')}-error"]`);
      const offer = error.getByRole('button');
      await expect(offer).toHaveCount(1);
      expect.soft(await axeFindings(page, undefined, { colors }), path).toEqual([]);
      expect.soft(await sidewaysFindings(page), path).toEqual([]);
      expect.soft(await cutFindings(page), path).toEqual([]);
      // The button is reached by the keyboard; how many keys it takes depends on the field's own buttons.
      await input.focus();
      for (
        let keys = 0;
        keys < 8 && !(await offer.evaluate((button) => button === document.activeElement));
        keys += 1
      ) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await expect(input).toHaveValue(taken);
      await expect(input).toBeFocused();
      await expect(input).not.toHaveAttribute('aria-invalid', 'true');
    }
  });

  test(`Tab goes to a suggestion for what was typed a moment ago, in ${language}`, async ({ page, gotoIn }) => {
    for (const { path, field, typed, ...form } of JUST_TYPED) {
      await gotoIn(language, path);
      if ('kind' in form) await page.getByRole('radio', { name: messageIn(language, form.kind), exact: true }).check();
      const input = page.getByRole('textbox', { name: messageIn(language, field), exact: true });
      // Offers are read by a part that loads once the page is idle.
      await page.waitForLoadState('networkidle');
      await input.focus();
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
      const offer = page.locator(`[id="${await input.getAttribute('id')}-error"]`).getByRole('button');
      await expect(offer.first(), path).toBeFocused();
    }
  });

  test(`a repaired JSON is shown with its changes and can be undone, in ${language}`, async ({ page, gotoIn }) => {
    await gotoIn(language, '/code-tools/json-formatter');
    const input = page.getByRole('textbox', { name: messageIn(language, 'json-formatter:source'), exact: true });
    const broken = "{'id': 12345678901234567890, // the last\n ok: True,}";
    await input.fill(broken);
    await page.getByRole('button', { name: messageIn(language, 'json-formatter/late:repair.ask') }).click();
    const changes = page.getByRole('table', { name: messageIn(language, 'json-formatter/late:repair.changes') });
    await expect(changes.getByRole('row')).toHaveCount(3);
    await expect(input).toHaveValue(broken);
    expect.soft(await axeFindings(page, undefined, { colors })).toEqual([]);
    expect.soft(await sidewaysFindings(page)).toEqual([]);
    await page.getByRole('button', { name: messageIn(language, 'json-formatter/late:repair.take') }).press('Enter');
    await expect(input).toHaveValue(/^\{"id": 12345678901234567890,\s+"ok": true\}$/u);
    await expect(input).toBeFocused();
    await expect(page.getByRole('group', { name: messageIn(language, 'json-formatter:formatted') })).toContainText(
      '"ok": true',
    );
    await page.getByRole('button', { name: messageIn(language, 'inputNotices:undo.button') }).press('Enter');
    await expect(input).toHaveValue(broken);
  });

  test(`beside the field, the pane scrolls to the changes of a repair, in ${language}`, async ({ page, gotoIn }) => {
    await page.setViewportSize({ width: 1360, height: 700 });
    await gotoIn(language, '/code-tools/json-formatter');
    const input = page.getByRole('textbox', { name: messageIn(language, 'json-formatter:source'), exact: true });
    await input.fill('[1]');
    await expect(page.getByRole('group', { name: messageIn(language, 'json-formatter:formatted') })).toBeVisible();
    await input.fill('body={"a": 1,\n"b": 2} ok');
    await page.getByRole('button', { name: messageIn(language, 'json-formatter/late:repair.ask') }).press('Enter');
    const changes = page.getByRole('table', { name: messageIn(language, 'json-formatter/late:repair.changes') });
    await expect(changes.getByRole('row')).toHaveCount(3);
    // None of what the pane holds is squeezed to less than its content.
    const squeezed = await changes.evaluate((table) => {
      const parts = [...(table.closest('#result')?.querySelectorAll('pre, table') ?? [])];
      return parts.filter((part) => {
        const box = part.parentElement;
        return box !== null && box.clientHeight + 1 < part.getBoundingClientRect().height;
      }).length;
    });
    expect(squeezed).toBe(0);
    const height = await changes.evaluate((table) => table.parentElement?.clientHeight ?? 0);
    expect(height).toBeGreaterThan(40);
  });
}
