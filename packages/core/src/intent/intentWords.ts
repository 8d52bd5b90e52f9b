/**
 * The words that say what a number, a date or an address is for, in both languages. A word comes before the words that
 * it begins or ends with.
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
 * Between an amount and the unit that is asked for, for an expression: 1 eth to wei, 1이더는 몇 웨이. A name alone may
 * follow too.
 */
export const INTO = ' ?(?:to|in|->|→|=|[은는을를]|[은는]? ?몇)? ?';
