import type { ToolIndex } from '../catalog.ts';

/** One entry per tool: its name, which every page shows, and the file with its other messages. */
export const tools = {
  'char-count': { name: 'Character counter', load: () => import('./tools/char-count.ts') },
  'ascii-converter': { name: 'ASCII converter', load: () => import('./tools/ascii-converter.ts') },
  'case-converter': { name: 'Case converter', load: () => import('./tools/case-converter.ts') },
  'text-sorter': { name: 'Text sorter', load: () => import('./tools/text-sorter.ts') },
  'keyword-extractor': { name: 'Keyword extractor', load: () => import('./tools/keyword-extractor.ts') },
  'text-compare': { name: 'Text compare', load: () => import('./tools/text-compare.ts') },
  'json-formatter': { name: 'JSON formatter', load: () => import('./tools/json-formatter.ts') },
  'code-compare': { name: 'Code compare', load: () => import('./tools/code-compare.ts') },
  'qr-generator': { name: 'QR code generator', load: () => import('./tools/qr-generator.ts') },
  'barcode-generator': { name: 'Barcode generator', load: () => import('./tools/barcode-generator.ts') },
  'ip-lookup': { name: 'IP lookup', load: () => import('./tools/ip-lookup.ts') },
  'vat-calculator': { name: 'VAT calculator', load: () => import('./tools/vat-calculator.ts') },
  'age-calculator': { name: 'Age calculator', load: () => import('./tools/age-calculator.ts') },
  'bmi-calculator': { name: 'BMI calculator', load: () => import('./tools/bmi-calculator.ts') },
  'date-calculator': { name: 'Date calculator', load: () => import('./tools/date-calculator.ts') },
  'salary-calculator': { name: 'Salary calculator', load: () => import('./tools/salary-calculator.ts') },
  'wallet-validator': { name: 'Wallet address validator', load: () => import('./tools/wallet-validator.ts') },
  'wei-converter': { name: 'Wei converter', load: () => import('./tools/wei-converter.ts') },
  'address-qr': { name: 'Address QR', load: () => import('./tools/address-qr.ts') },
  'average-price-calculator': {
    name: 'Average price calculator',
    load: () => import('./tools/average-price-calculator.ts'),
  },
  'dca-calculator': { name: 'DCA calculator', load: () => import('./tools/dca-calculator.ts') },
  'profit-calculator': { name: 'Profit calculator', load: () => import('./tools/profit-calculator.ts') },
  'return-calculator': { name: 'Return calculator', load: () => import('./tools/return-calculator.ts') },
  'whale-trades': { name: 'Real-time whale trades', load: () => import('./tools/whale-trades.ts') },
  'kimchi-premium': { name: 'Kimchi premium', load: () => import('./tools/kimchi-premium.ts') },
  'whale-alert': { name: 'Whale alert', load: () => import('./tools/whale-alert.ts') },
} as const satisfies ToolIndex;
