import type { Page } from '@playwright/test';
import { messageIn } from '../../support/messages.ts';
import { expect, test } from '../../support/test.ts';

/** Syllables, of which 뷁, 펲 and 똠 are in CP949 but not in KS X 1001. */
const TEXT = '이름: 똠방각하 펲시콜라 뷁\n둘째 줄';

const textOf = (page: Page) => page.getByLabel(messageIn('ko', 'char-count:text'), { exact: true });
const choiceOf = (page: Page) => page.getByLabel(messageIn('ko', 'inputNotices:file.readOtherwise'));

async function choose(page: Page, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: messageIn('ko', 'common:actions.chooseFile') }).click(),
  ]);
  await chooser.setFiles({ name: 'old.txt', mimeType: 'text/plain', buffer });
}

/** The bytes of a text in CP949, found by decoding candidate bytes in the browser. */
function encodeCp949(page: Page, text: string): Promise<number[]> {
  return page.evaluate((wanted) => {
    const decoder = new TextDecoder('euc-kr');
    const table = new Map<string, number[]>();
    for (let lead = 0x81; lead <= 0xfe; lead += 1) {
      for (let trail = 0x41; trail <= 0xfe; trail += 1) {
        const character = decoder.decode(new Uint8Array([lead, trail]));
        if (character.length === 1 && !table.has(character)) table.set(character, [lead, trail]);
      }
    }
    return [...wanted].flatMap((character) => table.get(character) ?? [character.charCodeAt(0)]);
  }, text);
}

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le');
}

test('text files are decoded; a guessed encoding is shown and can be changed', async ({ page, gotoIn }) => {
  await gotoIn('ko', '/string-tools/char-count');
  await page.waitForLoadState('networkidle');
  const cp949 = Buffer.from(await encodeCp949(page, TEXT));
  expect(cp949.length).toBeLessThan(Buffer.from(TEXT).length);
  const certain: readonly Buffer[] = [
    Buffer.from(`\ufeff${TEXT}`),
    Buffer.from(TEXT),
    utf16(`\ufeff${TEXT}`),
    utf16(`\ufeff${TEXT}`).swap16(),
  ];
  const guesses: readonly (readonly [bytes: Buffer, encoding: 'euc-kr' | 'utf-16le' | 'utf-16be'])[] = [
    [cp949, 'euc-kr'],
    [utf16(TEXT), 'utf-16le'],
    [utf16(TEXT).swap16(), 'utf-16be'],
  ];
  for (const [bytes, encoding] of guesses) {
    await textOf(page).fill('');
    await choose(page, bytes);
    await expect(textOf(page)).toHaveValue(TEXT);
    await expect(choiceOf(page)).toHaveValue(encoding);
    const notice = messageIn('ko', 'inputNotices:file.readAs', {
      name: 'old.txt',
      encoding: messageIn('ko', `inputNotices:file.encodings.${encoding}`),
    });
    await expect(page.getByText(notice).first()).toBeVisible();
  }
  for (const bytes of certain) {
    await textOf(page).fill('');
    await choose(page, bytes);
    await expect(textOf(page)).toHaveValue(TEXT);
    await expect(choiceOf(page)).toHaveCount(0);
  }
  await choose(page, cp949);
  await choiceOf(page).selectOption('utf-8');
  await expect(textOf(page)).not.toHaveValue(TEXT);
  await choiceOf(page).selectOption('euc-kr');
  await expect(textOf(page)).toHaveValue(TEXT);
  await textOf(page).press('End');
  await textOf(page).pressSequentially('!');
  await expect(choiceOf(page)).toHaveCount(0);
});
