import type { Locator, Page } from '@playwright/test';
import { messageIn } from '../../support/messages.ts';
import { expect, test } from '../../support/test.ts';

const AGE = '/calculator-tools/age-calculator';
const DCA = '/crypto-tools/dca-calculator';

/** Writes the text to the clipboard and pastes it by keyboard. */
async function pasteInto(page: Page, field: Locator, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+KeyV');
}

test('a date can be typed, pasted, or picked by keyboard', async ({ page, gotoIn }) => {
  await gotoIn('ko', AGE);
  const birth = page.getByLabel(messageIn('ko', 'age-calculator:birth'), { exact: true });
  const result = page.locator('#result');
  // A birthday on a Tuesday, independent of the day of the test.
  const weekday = '화요일';
  // Before there is a result, an example is shown, which cannot be copied.
  const copy = result.getByRole('button', { name: messageIn('ko', 'common:actions.copy'), exact: true });
  await expect(copy).toBeDisabled();
  await birth.pressSequentially('19900515');
  await expect(copy).toBeEnabled();
  await expect(result).toContainText(weekday);
  await expect(birth).not.toHaveAttribute('aria-invalid');
  await birth.fill('');
  await expect(copy).toBeDisabled();
  await pasteInto(page, birth, '\u200e1990년 5월 15일\n');
  await expect(birth).toHaveValue(/1990년 5월 15일/u);
  await expect(copy).toBeEnabled();
  await expect(result).toContainText(weekday);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: messageIn('ko', 'common:actions.pickDate') }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  // The native picker opens at the 15th; the next day is selected.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(birth).toHaveValue('1990-05-16');
});

test('a list pasted from a spreadsheet fills the purchases', async ({ page, gotoIn }) => {
  await gotoIn('en', DCA);
  const cell = (name: 'weight' | 'price', index: number) =>
    page.getByLabel(messageIn('en', `dca-calculator:rows.${name}`, { index }), { exact: true });
  await expect(page.getByRole('button', { name: messageIn('en', 'dca-calculator:rows.toLists') })).toBeEnabled();
  await pasteInto(page, cell('weight', 1), '10%\t60,500\n20%\t55,250\n70%\t50,000\n0%\t1\n');
  await expect(cell('price', 3)).toHaveValue('50,000');
  await expect(cell('weight', 4)).toHaveValue('0%');
  await pasteInto(page, cell('price', 1), '60,500,55,250');
  await expect(cell('price', 1)).toHaveValue('60,500');
  const readings = page.getByRole('group', { name: messageIn('en', 'dca-calculator:readings.label') });
  await readings.getByRole('button').last().press('Enter');
  await expect(cell('price', 1)).toBeFocused();
  await expect(cell('price', 4)).toHaveValue('250');
});

test('a line of Hebrew or Arabic is written and shown from right to left, the others are not', async ({
  page,
  gotoIn,
}) => {
  await gotoIn('ko', '/string-tools/case-converter');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('abc!');
  await expect(field).toHaveCSS('unicode-bidi', 'normal');
  await field.fill('שלום!\nabc!');
  await expect(field).toHaveCSS('unicode-bidi', 'plaintext');
  const lines = page.locator('#result [translate=no] > div');
  await expect(lines).toHaveText(['שלום!', 'ABC!']);
  const markIsLeft = await lines.evaluateAll((elements) =>
    elements.map((line) => {
      const [text] = line.childNodes;
      const place = (from: number) => {
        const range = document.createRange();
        if (text !== undefined) {
          range.setStart(text, from);
          range.setEnd(text, from + 1);
        }
        return range.getBoundingClientRect().left;
      };
      return place(line.textContent.length - 1) < place(0);
    }),
  );
  expect(markIsLeft).toEqual([true, false]);
});
