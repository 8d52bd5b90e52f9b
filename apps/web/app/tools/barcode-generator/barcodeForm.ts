import type { BarcodeFormat, BarcodePrintField, BarcodeText } from '@toolbox/core/barcode';

/** Retail first, because most who come want to print one; QRCode is in the list and made elsewhere. */
export const OFFERED = [
  'CODE128',
  'EAN13',
  'EAN8',
  'UPC',
  'CODE39',
  'ITF14',
  'ITF',
  'GS1128',
  'CODE128A',
  'CODE128B',
  'CODE128C',
  'EAN5',
  'EAN2',
  'MSI',
  'MSI10',
  'MSI11',
  'MSI1010',
  'MSI1110',
  'pharmacode',
  'QRCode',
] as const satisfies readonly (BarcodeFormat | 'QRCode')[];
export type OfferedFormat = (typeof OFFERED)[number];

export const QR_PATH = '/image-tools/qr-generator';

/** What is drawn, and what is written beneath in place of it. */
export type DrawnBarcode = { readonly barcode: BarcodeText; readonly caption: string | undefined };

/** Millimetres, as typed. */
export type PrintForm = Readonly<Record<BarcodePrintField, string>>;

/** As large on paper as three pixels a module and 85 pixels high are on a screen of 216 dots an inch. */
export const FIRST_PRINT: PrintForm = { moduleMm: '0.353', heightMm: '10' };
