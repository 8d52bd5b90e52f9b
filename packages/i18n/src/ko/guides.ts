import type { ToolId } from '../catalog.ts';
import type { GuideLabels, ToolGuide } from '../toolGuide.ts';

export const labels: GuideLabels = {
  how: '원리와 기준',
  sources: '출처',
  checked: '확인한 날',
  questions: '자주 묻는 질문',
  related: '함께 쓰기 좋은 도구',
};

/** One line a tool: where its guide is. The compiler asks for each. */
export const guides: Readonly<Record<ToolId, () => Promise<{ readonly guide: ToolGuide }>>> = {
  'char-count': () => import('./guides/char-count.ts'),
  'ascii-converter': () => import('./guides/ascii-converter.ts'),
  'case-converter': () => import('./guides/case-converter.ts'),
  'text-sorter': () => import('./guides/text-sorter.ts'),
  'keyword-extractor': () => import('./guides/keyword-extractor.ts'),
  'text-compare': () => import('./guides/text-compare.ts'),
  'json-formatter': () => import('./guides/json-formatter.ts'),
  'code-compare': () => import('./guides/code-compare.ts'),
  'qr-generator': () => import('./guides/qr-generator.ts'),
  'barcode-generator': () => import('./guides/barcode-generator.ts'),
  'ip-lookup': () => import('./guides/ip-lookup.ts'),
  'vat-calculator': () => import('./guides/vat-calculator.ts'),
  'age-calculator': () => import('./guides/age-calculator.ts'),
  'bmi-calculator': () => import('./guides/bmi-calculator.ts'),
  'date-calculator': () => import('./guides/date-calculator.ts'),
  'salary-calculator': () => import('./guides/salary-calculator.ts'),
  'wallet-validator': () => import('./guides/wallet-validator.ts'),
  'wei-converter': () => import('./guides/wei-converter.ts'),
  'address-qr': () => import('./guides/address-qr.ts'),
  'average-price-calculator': () => import('./guides/average-price-calculator.ts'),
  'dca-calculator': () => import('./guides/dca-calculator.ts'),
  'profit-calculator': () => import('./guides/profit-calculator.ts'),
  'return-calculator': () => import('./guides/return-calculator.ts'),
  'whale-trades': () => import('./guides/whale-trades.ts'),
  'kimchi-premium': () => import('./guides/kimchi-premium.ts'),
  'whale-alert': () => import('./guides/whale-alert.ts'),
};
