import { recordedPremiums } from '@toolbox/server/fakes/recordedPremiums';
import { axeFindings } from '../../support/checks/axe.ts';
import { LANGUAGES } from '../../support/messages.ts';
import { expectSound, PREMIUM_PATH, premiumPage, untilServerSends } from '../../support/premiumPage.ts';
import { chooseLanguage } from '../../support/sidebar.ts';
import { expect, setHidden, test } from '../../support/site/demo.ts';

const MINUTE_MS = 60_000;
const COOLDOWN_MS = 30_000;
const RENEW_MS = 15 * MINUTE_MS;
const RECORDS = 99;
/** The records of a morning, five minutes apart. */
const PAST = recordedPremiums(
  {
    upbit: Array.from({ length: RECORDS }, (_, place) => 1 + place / 100),
    bithumb: Array.from({ length: RECORDS }, (_, place) => 0.5 + place / 100),
  },
  5 * MINUTE_MS,
  Date.now(),
);

for (const language of LANGUAGES) {
  test.describe(`with a history, in ${language}`, () => {
    test.use({ demoOptions: { past: PAST } });

    test('shows the premium and its history', async ({ page, demo, gotoIn }) => {
      const { message, main, result, refresh } = premiumPage(page, language);
      await gotoIn(language, PREMIUM_PATH, 'address');
      await expect(result).toContainText('+2.08%');
      await expect(result).toContainText(message('bands.elevated'));
      const slider = main.getByRole('slider');
      await expect(slider.locator('path').first()).toBeVisible();
      await expect(main.getByText(message('history.higherThan', { percentile: '' }).split('%')[0] ?? '')).toBeVisible();
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeFindings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectSound(page);

      await test.step('the chart is read by keyboard', async () => {
        await expect(slider).toHaveAttribute('aria-valuetext', /\+2\.08%$/u);
        await slider.press('Home');
        await expect(slider).toHaveAttribute('aria-valuetext', /\+1\.00%$/u);
        await slider.press('ArrowRight');
        await expect(slider).toHaveAttribute('aria-valuetext', /\+1\.01%$/u);
        await slider.press('End');
        await expect(slider).toHaveAttribute('aria-valuetext', /\+2\.08%$/u);
      });

      await test.step('and by finger', async () => {
        const plot = slider.locator('[data-plot]');
        const { x, y, width } = (await plot.boundingBox()) ?? { x: 0, y: 0, width: 0 };
        const touch = (type: string, at: number) =>
          plot.dispatchEvent(type, { pointerType: 'touch', clientX: x + at * width, clientY: y + 20, bubbles: true });
        await touch('pointerdown', 0.9);
        await touch('pointermove', 0);
        await expect(slider).toHaveAttribute('aria-valuetext', /\+1\.00%$/u);
        expect(await plot.evaluate((held) => getComputedStyle(held).touchAction)).toContain('pan-y');
        await slider.press('End');
      });

      await test.step('and as a table', async () => {
        await main.getByText(message('history.asTable')).click();
        await expect(main.getByRole('rowheader')).toHaveCount(30 + 4);
        await expectSound(page);
      });

      await test.step('a refresh brings new prices', async () => {
        demo.fakes.prices.market.krw['BTC'] = 96_000_000;
        await untilServerSends(demo, 96_000_000);
        await refresh.click();
        await expect(result).toContainText('−1.01%');
        await expect(result).toContainText(message('bands.normal'));
        await expect(refresh).toBeDisabled();
      });
    });

    test('shows the other exchange and the history of its premium', async ({ page, gotoIn }) => {
      const { message, main, result, choose } = premiumPage(page, language);
      await gotoIn(language, PREMIUM_PATH, 'address');
      await expect(result).toContainText('+2.08%');
      const slider = main.getByRole('slider');
      await expect(slider.locator('path').first()).toBeVisible();
      await choose('bithumb');
      await expect(result).toContainText('+1.98%');
      await expect(result).toContainText('98,901,000');
      await expect(result).toContainText(message('services.bithumb'));
      await expect(result).not.toContainText(message('services.upbit'));
      await expect(main.getByRole('cell', { name: /98,901,000/u })).toBeVisible();
      await slider.press('Home');
      await expect(slider).toHaveAttribute('aria-valuetext', /\+0\.50%$/u);
      await expectSound(page);

      await test.step('stays chosen where the language changes', async () => {
        const other = language === 'ko' ? 'en' : 'ko';
        await chooseLanguage(page, other);
        const there = premiumPage(page, other);
        await expect(there.result).toContainText(there.message('services.bithumb'));
        await expect(there.result).toContainText('+1.98%');
      });
    });
  });

  test(`shows a notice without a history, in ${language}`, async ({ page, gotoIn }) => {
    const { message, main, result } = premiumPage(page, language);
    await gotoIn(language, PREMIUM_PATH, 'address');
    await expect(result).toContainText('+2.08%');
    await expect(main.getByText(message('history.tooFew'))).toBeVisible();
    await expectSound(page);
  });

  test.describe(`renewal, in ${language}`, () => {
    test.use({ demoOptions: { past: PAST } });

    test('polls prices every minute and everything every 15, and nothing while hidden', async ({
      page,
      demo,
      gotoIn,
    }) => {
      const { result } = premiumPage(page, language);
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/crypto/kimchi-premium')) asked.push(pathname);
      });
      const histories = () => asked.filter((path) => path.endsWith('/history')).length;
      const premiums = () => asked.length - histories();
      await page.clock.install();
      await gotoIn(language, PREMIUM_PATH, 'address');
      await expect(result).toContainText('+2.08%');
      await expect.poll(histories).toBe(1);
      expect(premiums()).toBe(1);

      await test.step('by itself', async () => {
        demo.fakes.prices.market.krw['BTC'] = 96_000_000;
        await untilServerSends(demo, 96_000_000);
        await page.clock.fastForward(MINUTE_MS);
        await expect(result).toContainText('−1.01%');
        expect(histories()).toBe(1);
        await page.clock.fastForward(RENEW_MS);
        await expect.poll(histories).toBe(2);
      });

      await test.step('not in the background', async () => {
        await setHidden(page, true);
        await page.waitForLoadState('networkidle');
        const before = asked.length;
        await page.clock.fastForward(2 * RENEW_MS);
        await page.clock.runFor(MINUTE_MS);
        expect(asked).toHaveLength(before);
        await expectSound(page);
      });

      await test.step('and again as soon as it is seen', async () => {
        const before = premiums();
        await setHidden(page, false);
        await expect.poll(premiums).toBeGreaterThan(before);
      });
    });
  });

  test(`the refresh button is disabled for 30 seconds, in ${language}`, async ({ page, gotoIn }) => {
    const { message, result, refresh } = premiumPage(page, language);
    await page.clock.install();
    await gotoIn(language, PREMIUM_PATH, 'address');
    await expect(result).toContainText('+2.08%');
    await refresh.click();
    await expect(refresh).toBeDisabled();
    await expect(refresh).toContainText(/\d/u);
    await expectSound(page);
    await page.clock.runFor(COOLDOWN_MS);
    await expect(refresh).toBeEnabled();
    await expect(refresh).not.toContainText(message('secondsLeft', { count: 0 }));
  });
}
