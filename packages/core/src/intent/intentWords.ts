/**
 * The words that name the purpose of a number, a date or an address, in both languages. A longer word comes before the
 * shorter words at its start or end, because the first match wins.
 */
export const INTENT_WORDS = {
  barcode: ['바코드', 'barcode'],
  ip: ['아이피 주소', '아이피', 'ip 주소', 'ip주소', 'ip address', 'ip'],
  vat: ['부가가치세', '부가세', 'value added tax', 'vat'],
  age: ['만 나이', '만나이', '나이', '몇 살', '몇살', 'how old', 'age'],
  year: ['연봉', 'annual salary', 'yearly salary', 'annual pay', 'yearly pay'],
  hour: ['시급', 'hourly wage', 'hourly pay'],
  month: ['월급', 'monthly salary', 'monthly pay'],
} as const;

/**
 * The words between an amount and the unit to convert to, as a pattern: 1 eth to wei, 1이더는 몇 웨이. They may be missing.
 */
export const INTO = ' ?(?:to|in|->|→|=|[은는을를]|[은는]? ?몇)? ?';
