import { LANGUAGES, messageIn } from '../../support/messages.ts';
import { expect, test } from '../../support/test.ts';

const FADE_MS = 300;

for (const language of LANGUAGES) {
  const message = (path: string) => messageIn(language, `info:donate.${path}`);

  test.describe(`the donate page in ${language}`, () => {
    test.beforeEach(async ({ page, gotoIn }) => {
      await page.clock.install();
      await gotoIn(language, '/donate', 'address');
    });

    test('shows both networks, and a note if no address is configured', async ({ page }) => {
      const main = page.getByRole('main');
      await expect(main.locator('h1')).toHaveText(messageIn(language, 'meta:pages.donate.name'));
      for (const badge of ['free', 'community', 'improving'])
        await expect(main).toContainText(message(`badges.${badge}`));
      for (const network of ['ethereum', 'bnb']) {
        const card = main.getByRole('region', { name: message(`networks.${network}`) });
        await expect(card).toContainText(message('notSet'));
        await expect(card).toContainText(message('qr.none'));
        await expect(card.getByRole('button', { name: message('copy') })).toBeDisabled();
        await expect(card.getByRole('button', { name: message('done') })).toBeDisabled();
      }
      for (const reason of ['free', 'features', 'community'])
        await expect(main).toContainText(message(`why.${reason}.title`));
    });
  });

  test(`the donation sticker links to the donate page and can be dismissed, in ${language}`, async ({
    page,
    gotoIn,
  }) => {
    const sticker = page.getByRole('complementary', { name: messageIn(language, 'palette:donateSticker.label') });
    await gotoIn(language, '/', 'address');
    await expect(sticker).toBeVisible();
    await sticker.getByRole('link').focus();
    await expect(page.getByRole('tooltip')).toHaveText(messageIn(language, 'palette:donateSticker.tip'));
    await sticker.getByRole('button', { name: messageIn(language, 'palette:donateSticker.dismiss') }).click();
    await expect(sticker).toBeHidden({ timeout: FADE_MS * 10 });
    await page.reload();
    await expect(sticker).toBeVisible();
    await sticker.getByRole('link').click();
    await expect(page.locator('h1')).toHaveText(messageIn(language, 'meta:pages.donate.name'));
    await expect(sticker).toBeHidden();
  });
}
