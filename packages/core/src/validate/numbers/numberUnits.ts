import { COIN_MARKS } from './coinMarks.ts';

/**
 * The unit of a number field. `won` may be the price of a coin, or money of another currency without its sign;
 * `cash` is certainly paid in won: pay, a tax base. `amount` is money of either currency, `coin` a quantity of any
 * coin or share.
 */
export type NumberUnit =
  | 'won'
  | 'cash'
  | 'usd'
  | 'amount'
  | 'percent'
  | 'coin'
  | 'ether'
  | 'bitcoin'
  | 'gwei'
  | 'wei'
  | 'hours'
  | 'days'
  | 'count'
  | 'characters'
  | 'bytes'
  | 'cm'
  | 'metre'
  | 'mm'
  | 'kg'
  | 'degrees';

/** 일금 is written before the amount in contracts. */
const WON = ['₩', '원', '원정', '일금', '금', 'krw', 'won'];
const USD = ['$', 'us$', 'usd', '달러', '불', 'dollar', 'dollars'];
/** The names of the units of ether that fields have, in lowercase. */
export const ETHER_NAMES = {
  ether: ['eth', 'ether', 'ethereum', '이더', '이더리움', 'ξ'],
  gwei: ['gwei', '그웨이', '기가웨이'],
  wei: ['wei', '웨이'],
} as const;
const BITCOIN = ['btc', 'bitcoin', 'bitcoins', '비트코인', '₿'];
/** Next to a length of a text; next to money it may be a billion, so there it is unknown. */
const BYTE = 'b';
const METER = 'm';
const COUNT = ['개', '회', '번'];

/** The marks that may be next to a number, in lowercase. */
const MARKS: Readonly<Record<NumberUnit, readonly string[]>> = {
  won: WON,
  cash: WON,
  usd: USD,
  amount: [...WON, ...USD],
  percent: ['%', '퍼센트', '퍼', '프로', 'percent', 'pct'],
  coin: [...ETHER_NAMES.ether, ...BITCOIN, ...COUNT, '주', '코인', 'shares', 'coin', 'coins', ...COIN_MARKS],
  ...ETHER_NAMES,
  bitcoin: BITCOIN,
  hours: ['시간', 'h', 'hr', 'hrs', 'hour', 'hours'],
  days: ['일', 'day', 'days'],
  count: [...COUNT, '자리', '단어', 'places', 'digits', 'words'],
  characters: ['자', '글자', '문자', 'char', 'chars', 'character', 'characters', 'letter', 'letters'],
  bytes: ['byte', 'bytes', '바이트', BYTE],
  cm: ['cm', '센티', '센치', '센티미터'],
  metre: [METER, '미터'],
  mm: ['mm', '밀리', '밀리미터'],
  kg: ['kg', '킬로', '키로', '킬로그램'],
  degrees: ['°', '도'],
};

/** Currencies that no field accepts (see `isOtherCurrency`): their signs and codes. */
const CURRENCIES = [
  '€ ¥ £ ₹ ₽ ₺ ₫ ₱ ฿ a$ c$ r$ s$ au$ ca$ hk$ mx$ nt$ nz$ eur jpy gbp cny 엔 유로 위안 aed aud brl cad chf cnh czk',
  'dkk hkd huf idr ils inr mxn myr nok nzd php pln rmb rub sar sek sgd thb try twd vnd zar',
].flatMap((marks) => marks.split(' '));
/** Marks that no field accepts, listed so that failures can name them. */
const FOREIGN = [...CURRENCIES, 'lb', 'lbs', 'ft', '평', 'g', 'kwei'];

const KNOWN: ReadonlySet<string> = new Set([...Object.values(MARKS).flat(), ...FOREIGN]);

/** Whether a mark belongs to the unit (`own`), to another unit (`foreign`), or to none (`unknown`). */
export function numberMark(mark: string, unit: NumberUnit | undefined): 'own' | 'foreign' | 'unknown' {
  const name = mark.toLowerCase();
  if (unit !== undefined && MARKS[unit].includes(name)) return 'own';
  // Next to an amount, a letter for millions is not a meter.
  const isFactor = name === METER && unit !== undefined && FACTORS[unit] !== undefined;
  return KNOWN.has(name) && !isFactor && (name !== BYTE || unit === 'characters') ? 'foreign' : 'unknown';
}

const KOREAN_FACTORS: ReadonlyMap<string, number> = new Map([
  ['십', 1],
  ['백', 2],
  ['천', 3],
  ['만', 4],
  ['억', 8],
  ['조', 12],
  ['경', 16],
]);
const ENGLISH_FACTORS: ReadonlyMap<string, number> = new Map([
  ['thousand', 3],
  ['million', 6],
  ['billion', 9],
  ['trillion', 12],
]);
const DOLLAR_FACTORS: ReadonlyMap<string, number> = new Map([...ENGLISH_FACTORS, ['k', 3], ['m', 6], ['b', 9]]);
const WON_FACTORS: ReadonlyMap<string, number> = new Map([...KOREAN_FACTORS, ...ENGLISH_FACTORS]);
const NO_FACTORS: ReadonlyMap<string, number> = new Map();

const FACTORS: { readonly [Unit in NumberUnit]?: ReadonlyMap<string, number> } = {
  won: WON_FACTORS,
  cash: WON_FACTORS,
  usd: DOLLAR_FACTORS,
  amount: WON_FACTORS,
  coin: WON_FACTORS,
  count: WON_FACTORS,
  characters: WON_FACTORS,
  bytes: WON_FACTORS,
};

/** The words that multiply a number of this unit, each with its power of ten. */
export function numberFactors(unit: NumberUnit | undefined): ReadonlyMap<string, number> {
  return (unit && FACTORS[unit]) ?? NO_FACTORS;
}
