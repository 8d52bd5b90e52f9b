/**
 * The words that say what a number or a date is for, in both languages. Longer words come before their own prefixes.
 */
export const INTENT_WORDS = {
  vat: ['부가가치세', '부가세', 'value added tax', 'vat'],
  age: ['만 나이', '만나이', '나이', '몇 살', '몇살', 'how old', 'age'],
  year: ['연봉', 'annual salary', 'yearly salary'],
  hour: ['시급', 'hourly wage', 'hourly pay'],
  month: ['월급', 'monthly salary', 'monthly pay'],
} as const;
