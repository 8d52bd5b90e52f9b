import type { Language } from '../catalog.ts';
import { groupDecimal } from './groupDecimal.ts';

/** Currencies whose amounts are spelled out below their field. */
export type ReadBackUnit = 'won' | 'usd';

/** The minus sign of shown amounts, as in `minusSign`. */
const MINUS = '\u2212';

/** Shorter numbers can be read at a glance. */
const READ_FROM_DIGITS = 5;
const KOREAN_GROUP = 4;
const KOREAN_FACTORS = ['', '만', '억', '조', '경'] as const;
const ENGLISH_FACTORS = [
  { zeros: 12, name: 'trillion' },
  { zeros: 9, name: 'billion' },
  { zeros: 6, name: 'million' },
] as const;
const KOREAN_UNITS: Readonly<Record<ReadBackUnit, string>> = { won: '원', usd: '달러' };
const ENGLISH_MARKS: Readonly<Record<ReadBackUnit, string>> = { won: '₩', usd: '$' };

function readKorean(whole: string, fraction: string, measure: ReadBackUnit): string {
  const unit = KOREAN_UNITS[measure];
  const parts: string[] = [];
  let ending = '';
  for (let end = whole.length, step = 0; end > 0 && step < KOREAN_FACTORS.length; step += 1) {
    const isLast = step === KOREAN_FACTORS.length - 1;
    const start = isLast ? 0 : Math.max(0, end - KOREAN_GROUP);
    const digits = whole.slice(start, end).replace(/^0+/, '');
    if (step === 0) ending = digits !== '' || fraction !== '' ? `${groupDecimal(digits || '0')}${fraction}${unit}` : '';
    else if (digits !== '') parts.unshift(`${groupDecimal(digits)}${KOREAN_FACTORS[step]}`);
    end = start;
  }
  return [...parts, ending === '' ? unit : ending].join(' ');
}

function readEnglish(whole: string, fraction: string, measure: ReadBackUnit): string {
  const mark = ENGLISH_MARKS[measure];
  const factor = ENGLISH_FACTORS.find(({ zeros }) => whole.length > zeros);
  if (factor === undefined) return `${mark}${groupDecimal(whole)}${fraction}`;
  const head = groupDecimal(whole.slice(0, -factor.zeros));
  const rest = `${whole.slice(-factor.zeros)}${fraction.slice(1)}`.replace(/0+$/, '');
  return `${mark}${head}${rest === '' ? '' : `.${rest}`} ${factor.name}`;
}

/**
 * An amount as it is read aloud, with every digit; undefined below 10,000.
 *
 * @param plain decimal digits without group marks, as `formatExact` writes them
 * @example formatReadBack('350000000', 'won', 'ko') // '3억 5,000만 원'
 * @example formatReadBack('350000000', 'won', 'en') // '₩350 million'
 */
export function formatReadBack(plain: string, unit: ReadBackUnit, language: Language): string | undefined {
  const [, sign = '', digits = '', point = ''] = /^(-?)0*(\d*)(\.\d+)?$/.exec(plain) ?? [];
  if (digits.length < READ_FROM_DIGITS) return undefined;
  const fraction = point.replace(/\.?0+$/, '');
  const read = language === 'ko' ? readKorean : readEnglish;
  return `${sign && MINUS}${read(digits, fraction, unit)}`;
}
