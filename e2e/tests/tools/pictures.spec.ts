import type { Download, Page } from '@playwright/test';
import { type BarcodeFormat, barcodeFormats, parseBarcodeText } from '@toolbox/core/barcode';
import { QR_CAPACITY_BYTES, type QrLevel } from '@toolbox/core/qr';
import { shownFacts } from '@toolbox/i18n';
import jsqr from 'jsqr';
import { type Language, messageIn } from '../../support/messages.ts';
import { fileOf, type Pixels, pixelsOf } from '../../support/pixels.ts';
import { readBarcode } from '../../support/readBarcode.ts';
import { expect, test } from '../../support/test.ts';

/** Pictures are decoded by independent programs. */

const QR_PATH = '/image-tools/qr-generator';
const BARCODE_PATH = '/image-tools/barcode-generator';

async function pressDownload(page: Page, language: Language, key: string): Promise<Download> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: messageIn(language, key), exact: true }).click();
  return arriving;
}

/** The decoded content of the picture on the page. */
async function shown(page: Page, alt: string): Promise<Pixels> {
  const image = page.locator('#result').getByAltText(alt, { exact: true });
  await expect(image).toHaveAttribute('src', /^data:image\/svg\+xml,/u);
  return pixelsOf(page, (await image.getAttribute('src')) ?? '');
}

function readQr({ rgba, width, height }: Pixels): string | undefined {
  const read = jsqr.default(rgba, width, height);
  return read === null ? undefined : new TextDecoder().decode(new Uint8Array(read.binaryData));
}

async function drawQr(page: Page, text: string): Promise<void> {
  await page.getByLabel(messageIn('ko', 'qr-generator:text'), { exact: true }).fill(text);
  await page.getByRole('button', { name: messageIn('ko', 'common:actions.generate'), exact: true }).click();
}

const qrShown = (page: Page) => shown(page, messageIn('ko', 'qr-generator:alt'));

const QR_TEXTS = [
  'https://example.com/?q=1&r=2',
  '안녕하세요, 도구상자입니다.',
  '가족 👨‍👩‍👧‍👦 이모지 👍🏽🇰🇷 ∑ ß',
  '01012345678',
  'WIFI:T:WPA;S:a\\;b;P:12345678;;',
  'line 1\nline 2',
];

test.describe('QR codes', () => {
  test('encode the typed text: Latin, Hangul, emoji', async ({ page, gotoIn }) => {
    await gotoIn('ko', QR_PATH);
    for (const text of QR_TEXTS) {
      await drawQr(page, text);
      await expect(async () => expect(readQr(await qrShown(page))).toBe(text)).toPass();
    }
  });

  test('are saved as a 200 × 200 image and as vectors', async ({ page, gotoIn }) => {
    await gotoIn('ko', QR_PATH);
    await drawQr(page, '한글 QR');
    const png = await pressDownload(page, 'ko', 'qr-generator:download');
    expect(png.suggestedFilename()).toMatch(/^qr-code-\d{14}\.png$/u);
    const picture = await fileOf(page, png, 'image/png');
    expect([picture.width, picture.height, readQr(picture)]).toEqual([200, 200, '한글 QR']);
    const svg = await pressDownload(page, 'ko', 'qr-generator:downloadSvg');
    expect(svg.suggestedFilename()).toMatch(/^qr-code-\d{14}\.svg$/u);
    expect(readQr(await fileOf(page, svg, 'image/svg+xml'))).toBe('한글 QR');
  });

  for (const [level, bytes] of Object.entries(QR_CAPACITY_BYTES) as [QrLevel, number][]) {
    test(`hold at most ${bytes} bytes at level ${level}`, async ({ page, gotoIn }) => {
      await gotoIn('ko', QR_PATH);
      await page.getByText(messageIn('ko', 'qr-generator:options'), { exact: true }).click();
      for (const name of [level, messageIn('ko', 'qr-generator:pixels', { count: 800 })]) {
        await page.getByRole('radio', { name, exact: true }).check();
      }
      const text = '가'.repeat(Math.floor(bytes / 3)) + 'a'.repeat(bytes % 3);
      await drawQr(page, text);
      const png = await pressDownload(page, 'ko', 'qr-generator:download');
      expect(readQr(await fileOf(page, png, 'image/png'))).toBe(text);
      await page.getByLabel(messageIn('ko', 'qr-generator:text'), { exact: true }).fill(`${text}a`);
      const facts = shownFacts({ bytes: bytes + 1, capacity: bytes });
      // A lower level helps only where there is one.
      const code = level === 'L' ? 'tooLong' : 'overCapacity';
      // The sentence is also announced.
      await expect(page.getByText(messageIn('ko', `errors:failures.qr.${code}`, facts)).first()).toBeVisible();
      await expect(page.locator('#result img')).toHaveCount(0);
    });
  }

  test.describe('on a high-density screen', () => {
    test.use({ deviceScaleFactor: 2 });

    test('have one canvas pixel per device pixel', async ({ page, gotoIn }) => {
      await gotoIn('ko', QR_PATH);
      await drawQr(page, '또렷하게');
      const image = page.locator('#result').getByAltText(messageIn('ko', 'qr-generator:alt'), { exact: true });
      await expect(image).toHaveCSS('width', '200px');
      const picture = await qrShown(page);
      expect([picture.width, readQr(picture)]).toEqual([400, '또렷하게']);
    });
  });

  test('are the only content in print', async ({ page, gotoIn }) => {
    await gotoIn('ko', QR_PATH);
    await drawQr(page, '인쇄');
    await qrShown(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#result img').filter({ visible: true })).toHaveCount(1);
    for (const gone of ['button', 'textarea', 'nav', '#result pre']) {
      await expect(page.locator(gone).filter({ visible: true })).toHaveCount(0);
    }
  });
});

for (const format of Object.keys(barcodeFormats) as readonly BarcodeFormat[]) {
  test(`barcode ${format} encodes the typed text`, async ({ page, gotoIn }) => {
    const parsed = parseBarcodeText(barcodeFormats[format].example, format);
    const wanted = parsed.ok ? parsed.value.text : '';
    const label = messageIn('en', `barcode-generator:formats.${format}`);
    await gotoIn('en', BARCODE_PATH, 'address');
    await page.getByLabel(messageIn('en', 'barcode-generator:format'), { exact: true }).selectOption(format);
    const field = page.getByLabel(messageIn('en', 'barcode-generator:text'), { exact: true });
    await field.fill(barcodeFormats[format].example);
    await page.getByRole('button', { name: messageIn('en', 'common:actions.generate'), exact: true }).click();
    const picture = await shown(page, messageIn('en', 'barcode-generator:alt', { format: label }));
    const saved = await fileOf(page, await pressDownload(page, 'en', 'barcode-generator:download'), 'image/png');
    expect([readBarcode(format, picture), readBarcode(format, saved)]).toEqual([wanted, wanted]);
  });
}
