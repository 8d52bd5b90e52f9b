import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { type BarcodeFormat, barcodeFormats, parseBarcodeText } from '@toolbox/core/barcode';
import { QR_CAPACITY_BYTES, type QrLevel } from '@toolbox/core/qr';
import jsqr from 'jsqr';
import { expect, test } from '../site/test.ts';
import { type Language, say } from '../site/words.ts';

/** What the pictures say is read back by programs that know nothing of how they were drawn. */

const QR_PATH = '/image-tools/qr-generator';
const BARCODE_PATH = '/image-tools/barcode-generator';

type Pixels = { readonly width: number; readonly height: number; readonly rgba: Uint8ClampedArray; readonly png: Buffer };

/** The dots of an image, drawn at the size it states. */
async function pixelsOf(page: Page, src: string): Promise<Pixels> {
  const { width, height, rgba, png } = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const text = Array.from(data, (byte) => String.fromCharCode(byte)).join('');
    return { width: canvas.width, height: canvas.height, rgba: btoa(text), png: canvas.toDataURL() };
  }, src);
  return {
    width,
    height,
    rgba: new Uint8ClampedArray(Buffer.from(rgba, 'base64')),
    png: Buffer.from(png.slice(png.indexOf(',') + 1), 'base64'),
  };
}

async function fileOf(page: Page, download: Download, type: string): Promise<Pixels> {
  const bytes = await readFile(await download.path());
  return pixelsOf(page, `data:${type};base64,${bytes.toString('base64')}`);
}

async function pressDownload(page: Page, language: Language, key: string): Promise<Download> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: say(language, key), exact: true }).click();
  return arriving;
}

/** What the picture on the page shows. */
async function shown(page: Page, alt: string): Promise<Pixels> {
  const image = page.locator('#result').getByAltText(alt, { exact: true });
  await expect(image).toHaveAttribute('src', /^blob:/u);
  return pixelsOf(page, (await image.getAttribute('src')) ?? '');
}

function readQr({ rgba, width, height }: Pixels): string | undefined {
  const read = jsqr(rgba, width, height);
  return read === null ? undefined : new TextDecoder().decode(new Uint8Array(read.binaryData));
}

async function drawQr(page: Page, text: string): Promise<void> {
  await page.getByLabel(say('ko', 'image:qr-generator.text'), { exact: true }).fill(text);
  await page.getByRole('button', { name: say('ko', 'common:actions.generate'), exact: true }).click();
}

const qrShown = (page: Page) => shown(page, say('ko', 'image:qr-generator.alt'));

const QR_TEXTS = [
  'https://example.com/?q=1&r=2',
  '안녕하세요, 도구상자입니다.',
  '가족 👨‍👩‍👧‍👦 이모지 👍🏽🇰🇷 ∑ ß',
  '01012345678',
  'WIFI:T:WPA;S:a\\;b;P:12345678;;',
  'line 1\nline 2',
];

test.describe('QR codes', () => {
  test('say what was typed: text, Hangul, emoji', async ({ page, gotoIn }) => {
    await gotoIn('ko', QR_PATH);
    for (const text of QR_TEXTS) {
      await drawQr(page, text);
      await expect(async () => expect(readQr(await qrShown(page))).toBe(text)).toPass();
    }
  });

  test('are saved as an image of 200 by 200 and as lines', async ({ page, gotoIn }) => {
    await gotoIn('ko', QR_PATH);
    await drawQr(page, '한글 QR');
    const png = await pressDownload(page, 'ko', 'image:qr-generator.download');
    expect(png.suggestedFilename()).toMatch(/^qr-code-\d{14}\.png$/u);
    const picture = await fileOf(page, png, 'image/png');
    expect([picture.width, picture.height, readQr(picture)]).toEqual([200, 200, '한글 QR']);
    const svg = await pressDownload(page, 'ko', 'image:qr-generator.downloadSvg');
    expect(svg.suggestedFilename()).toMatch(/^qr-code-\d{14}\.svg$/u);
    expect(readQr(await fileOf(page, svg, 'image/svg+xml'))).toBe('한글 QR');
  });

  for (const [level, bytes] of Object.entries(QR_CAPACITY_BYTES) as [QrLevel, number][]) {
    test(`carry ${bytes} bytes at level ${level}, and not one more`, async ({ page, gotoIn }) => {
      await gotoIn('ko', QR_PATH);
      await page.getByText(say('ko', 'image:qr-generator.options'), { exact: true }).click();
      await page.getByText(level, { exact: true }).click();
      await page.getByText(say('ko', 'image:qr-generator.pixels', { count: 800 }), { exact: true }).click();
      const text = '가'.repeat(Math.floor(bytes / 3)) + 'a'.repeat(bytes % 3);
      await drawQr(page, text);
      const png = await pressDownload(page, 'ko', 'image:qr-generator.download');
      expect(readQr(await fileOf(page, png, 'image/png'))).toBe(text);
      await page.getByLabel(say('ko', 'image:qr-generator.text'), { exact: true }).fill(`${text}a`);
      const facts = { bytes: bytes + 1, capacity: bytes };
      await expect(page.getByText(say('ko', 'errors:failures.qr.overCapacity', facts))).toBeVisible();
      await expect(page.locator('#result img')).toHaveCount(0);
    });
  }

  test.describe('on a dense screen', () => {
    test.use({ deviceScaleFactor: 2 });

    test('have a dot for each of its pixels', async ({ page, gotoIn }) => {
      await gotoIn('ko', QR_PATH);
      await drawQr(page, '또렷하게');
      const image = page.locator('#result').getByAltText(say('ko', 'image:qr-generator.alt'), { exact: true });
      await expect(image).toHaveCSS('width', '200px');
      const picture = await qrShown(page);
      expect([picture.width, readQr(picture)]).toEqual([400, '또렷하게']);
    });
  });

  test('are all that is left on paper', async ({ page, gotoIn }) => {
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

/** Reads a barcode with zbarimg; `kind:data` for each symbol found. */
function readWithZbar({ png }: Pixels): readonly string[] {
  try {
    const found = execFileSync('zbarimg', ['--quiet', '-Supca.enable', 'png:-'], { input: png, encoding: 'utf8' });
    return found.trim().split('\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error('zbarimg is not installed. It reads the barcodes back: apt-get install zbar-tools');
    }
    return [];
  }
}

const MODULE_PX = 3;
const DARK_BELOW = 128;

/** The modules of a barcode along one line, `1` for a bar, from the first bar to the last. */
function modulesOf({ rgba, width }: Pixels): string {
  const line = 20 * width;
  const modules = Array.from({ length: Math.floor(width / MODULE_PX) }, (_, index) => {
    const brightness = rgba[(line + index * MODULE_PX + 1) * 4] ?? 255;
    return brightness < DARK_BELOW ? '1' : '0';
  });
  return modules.join('').replaceAll(/^0+|0+$/gu, '');
}

const EAN_ODD = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'];
const EAN_EVEN = EAN_ODD.map((code) => [...code].reverse().map((bit) => (bit === '1' ? '0' : '1')).join(''));

/** An add-on symbol: 1011, then digits of seven modules parted by 01. */
function readAddOn(modules: string): string {
  const codes = modules.slice(4).match(/.{7}(?:01)?/gu) ?? [];
  return codes
    .map((code) => Math.max(EAN_ODD.indexOf(code.slice(0, 7)), EAN_EVEN.indexOf(code.slice(0, 7))).toString())
    .join('');
}

/** MSI: 110, for each digit four bits of 100 or 110, 1001. */
function readMsi(modules: string): string {
  const bits = (modules.slice(3, -4).match(/.{3}/gu) ?? []).map((bit) => (bit === '110' ? '1' : '0')).join('');
  return (bits.match(/.{4}/gu) ?? []).map((digit) => Number.parseInt(digit, 2).toString()).join('');
}

/** Pharmacode: from the right, narrow bars count 1, 2, 4, … and wide ones twice as much. */
function readPharmacode(modules: string): string {
  const bars = modules.split(/0+/u).reverse();
  return bars.reduce((sum, bar, index) => sum + (bar.length > 1 ? 2 : 1) * 2 ** index, 0).toString();
}

/** Who reads a format: zbar under the name it gives, or the reader here for what zbar does not know. */
const READERS: Readonly<Record<BarcodeFormat, string | ((modules: string) => string)>> = {
  CODE128: 'CODE-128',
  CODE128A: 'CODE-128',
  CODE128B: 'CODE-128',
  CODE128C: 'CODE-128',
  GS1128: 'CODE-128',
  EAN13: 'EAN-13',
  EAN8: 'EAN-8',
  UPC: 'UPC-A',
  CODE39: 'CODE-39',
  ITF14: 'I2/5',
  ITF: 'I2/5',
  EAN5: readAddOn,
  EAN2: readAddOn,
  MSI: readMsi,
  MSI10: readMsi,
  MSI11: readMsi,
  MSI1010: readMsi,
  MSI1110: readMsi,
  pharmacode: readPharmacode,
};

/** The separators of GS1-128 are no characters of the data. */
const withoutSeparators = (text: string) => text.replaceAll(/[\u001d\u00cf]/gu, '');

for (const [name, reader] of Object.entries(READERS)) {
  const format = name as BarcodeFormat;

  test(`barcode ${format} says what was typed`, async ({ page, gotoIn }) => {
    const parsed = parseBarcodeText(barcodeFormats[format].example, format);
    const wanted = parsed.ok ? withoutSeparators(parsed.value.text) : '';
    const label = say('en', `image:barcode-generator.formats.${format}`);
    await gotoIn('en', BARCODE_PATH, 'address');
    await page.getByLabel(say('en', 'image:barcode-generator.format'), { exact: true }).selectOption(format);
    const field = page.getByLabel(say('en', 'image:barcode-generator.text'), { exact: true });
    await field.fill(barcodeFormats[format].example);
    await page.getByRole('button', { name: say('en', 'common:actions.generate'), exact: true }).click();
    const picture = await shown(page, say('en', 'image:barcode-generator.alt', { format: label }));
    const saved = await fileOf(page, await pressDownload(page, 'en', 'image:barcode-generator.download'), 'image/png');
    for (const drawn of [picture, saved]) {
      if (typeof reader === 'string') expect(readWithZbar(drawn).map(withoutSeparators)).toEqual([`${reader}:${wanted}`]);
      else expect(reader(modulesOf(drawn))).toBe(wanted);
    }
  });
}
