import { execFileSync } from 'node:child_process';
import type { BarcodeFormat } from '@toolbox/core/barcode';
import type { Pixels } from './pixels.ts';

/** Reads a barcode with zbarimg; `kind:data` for each symbol found. */
function readWithZbar({ png }: Pixels): readonly string[] {
  try {
    const found = execFileSync('zbarimg', ['--quiet', '--nodbus', '-Supca.enable', 'png:-'], {
      input: png,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
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

const EAN_ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const EAN_EVEN = EAN_ODD.map((code) =>
  [...code]
    .reverse()
    .map((bit) => (bit === '1' ? '0' : '1'))
    .join(''),
);

/** An add-on symbol: 1011, then digits of seven modules separated by 01. */
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

/**
 * The reader of each format: zbar with its name of the format, or a reader here for formats that zbar does not
 * support.
 */
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

/** The separators of GS1-128 are not part of the data. */
const withoutSeparators = (text: string) => text.replaceAll('\u001d', '').replaceAll('\u00cf', '');

/** Reads a barcode back with an independent program. */
export function readBarcode(format: BarcodeFormat, picture: Pixels): string {
  const reader = READERS[format];
  if (typeof reader !== 'string') return reader(modulesOf(picture));
  const [found = '', ...others] = readWithZbar(picture).map(withoutSeparators);
  if (others.length > 0) throw new Error(`Several symbols: ${[found, ...others].join(' ')}`);
  return found.startsWith(`${reader}:`) ? found.slice(reader.length + 1) : found;
}
