import type { BarcodeFormat, BarcodeText } from '@toolbox/core/barcode';
import type { BarcodePrintField } from '@toolbox/core/barcode/form';

/** Retail formats first, because most visitors want those; QRCode is listed but created by another tool. */
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

/** What is encoded, and an optional caption to show instead of it. */
export type DrawnBarcode = { readonly barcode: BarcodeText; readonly caption: string | undefined };

/** Millimeters, as typed. */
export type PrintForm = Readonly<Record<BarcodePrintField, string>>;

/** The fields of the size on paper that were changed; the others follow the format. */
export type ChangedPrint = Partial<PrintForm>;
