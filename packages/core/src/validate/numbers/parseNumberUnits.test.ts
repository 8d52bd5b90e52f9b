import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact, formatExact } from '../../exact/index.ts';
import type { NumberRule } from './numberRule.ts';
import type { NumberUnit } from './numberUnits.ts';
import { parseNumber } from './parseNumber.ts';
import { MAX_NUMBER_DIGITS } from './parseNumberText.ts';

const UNITS: readonly NumberUnit[] = [
  'won',
  'cash',
  'usd',
  'amount',
  'percent',
  'coin',
  'ether',
  'bitcoin',
  'gwei',
  'wei',
  'hours',
  'days',
  'count',
  'characters',
  'bytes',
  'cm',
  'metre',
  'mm',
  'kg',
  'degrees',
];

function read(text: string, rule: Partial<NumberRule> = {}): string {
  const parsed = parseNumber(text, { field: 'x', allowNegative: true, ...rule });
  return parsed.ok ? formatExact(parsed.value, { places: MAX_NUMBER_DIGITS, minPlaces: 0 }) : parsed.failure.code;
}

function failureOf(text: string, rule: Partial<NumberRule> = {}): unknown {
  const parsed = parseNumber(text, { field: 'x', ...rule });
  return parsed.ok ? 'read' : parsed.failure;
}

describe('units', () => {
  it.each([
    ['₩1,000', 'won', '1000'],
    ['￦1,000', 'won', '1000'],
    ['-₩1,000', 'won', '-1000'],
    ['₩-1,000', 'won', '-1000'],
    ['KRW 1,000', 'won', '1000'],
    ['1,000 krw', 'won', '1000'],
    ['1,000원정', 'won', '1000'],
    ['₩1,000원', 'won', '1000'],
    ['50,000 won', 'won', '50000'],
    ['$5', 'usd', '5'],
    ['US$5.50', 'usd', '5.5'],
    ['5달러', 'usd', '5'],
    ['12.5%', 'percent', '12.5'],
    ['12.5％', 'percent', '12.5'],
    ['1.5 ETH', 'ether', '1.5'],
    ['1.5 ETH', 'coin', '1.5'],
    ['₿0.5', 'bitcoin', '0.5'],
    ['30개', 'coin', '30'],
    ['21 gwei', 'gwei', '21'],
    ['8시간', 'hours', '8'],
    ['170cm', 'cm', '170'],
    ['500자', 'characters', '500'],
    ['500 letters', 'characters', '500'],
    ['1,500바이트', 'bytes', '1500'],
    ['4,000 bytes', 'bytes', '4000'],
    ['500B', 'bytes', '500'],
    ['1만 바이트', 'bytes', '10000'],
    ['5프로', 'percent', '5'],
    ['5불', 'usd', '5'],
    ['70키로', 'kg', '70'],
    ['175센치', 'cm', '175'],
    ['1만 2천 이더리움', 'coin', '12000'],
    ['37.5°', 'degrees', '37.5'],
    ['주 5일', 'days', '5'],
    ['주5일', 'days', '5'],
    ['주5', 'days', '5'],
    ['5주', 'coin', '5'],
  ] as const)('reads %j in a field of %s as %s', (text, unit, expected) => {
    expect(read(text, { unit })).toBe(expected);
  });

  it.each([
    ['$100', 'won', '$'],
    ['$5', 'wei', '$'],
    ['5 gwei', 'wei', 'gwei'],
    ['1,000원', 'usd', '원'],
    ['5%', 'won', '%'],
    ['€5', 'usd', '€'],
    ['1 BTC', 'ether', 'BTC'],
    ['5원', undefined, '원'],
    ['1.75m', 'cm', 'm'],
    ['3일', 'won', '일'],
    ['5불', 'won', '불'],
    ['1,500바이트', 'characters', '바이트'],
    ['4,000byte', 'characters', 'byte'],
    ['500B', 'characters', 'B'],
    ['500자', 'bytes', '자'],
    ['500 bytes', 'won', 'bytes'],
  ] as const)('refuses %j in a field of %s and names %s', (text, unit, mark) => {
    expect(failureOf(text, { unit })).toEqual({ code: 'number.wrongUnit', facts: { field: 'x', unit: mark } });
  });
});

describe('tickers', () => {
  it.each([
    ...([
      ['12 LINK', '12'],
      ['1,000,000 SHIB', '1000000'],
      ['10,000,000.00000000SHIB', '10000000'],
      ['100.0VIRTUAL', '100'],
      ['1만 SHIB', '10000'],
      ['3억SHIB', '300000000'],
      ['5 million SHIB', '5000000'],
      ['-2 SUI', '-2'],
      ['0.5 VIRTUAL', '0.5'],
      ['3 리플', '3'],
      ['3도지', '3'],
      ['12 link', '12'],
      ['10 tokens', '10'],
      ['2 ethereum', '2'],
      ['0.5 bitcoin', '0.5'],
      ['1,0000 SHIB', 'number.badGroupingGuess'],
      ['12 LINK 3 SHIB', 'number.severalValues'],
    ] as const),
    ...['SUI', 'ETC', 'BCH', 'DOT', 'AVAX', 'XLM', 'PEPE', 'POL', 'SAND', 'HBAR', 'APT'].map(
      (ticker) => [`7 ${ticker}`, '7'] as const,
    ),
  ])('reads %j as %s', (text, expected) => {
    expect(read(text, { unit: 'coin' })).toBe(expected);
  });

  const FACTORS = [
    'k',
    'm',
    'b',
    'bn',
    'mm',
    'mn',
    'mln',
    'mil',
    'tn',
    'kk',
    'thou',
    'hundred',
    'dozen',
    'lakh',
    'crore',
  ];
  const MONEY = [
    'krw',
    'won',
    'usd',
    'eur',
    'jpy',
    'chf',
    'cad',
    'hkd',
    'sgd',
    'inr',
    'yen',
    'euro',
    'pounds',
    'cents',
  ];
  const PARTS = ['sat', 'sats', 'satoshi', 'bits', 'mbtc', 'gwei', 'wei', 'kwei', 'finney', 'lamports', 'drops'];
  const OTHERS = [
    'percent',
    'pct',
    'pc',
    'bps',
    'hours',
    'days',
    'min',
    'mins',
    'sec',
    'weeks',
    'months',
    'yr',
    'am',
    'pm',
  ];
  const SIZES = [
    'cm',
    'mm',
    'km',
    'kg',
    'kgs',
    'lb',
    'oz',
    'grams',
    'inch',
    'ft',
    'halves',
    'half',
    'lots',
    'bytes',
    'kb',
  ];

  it.each([...FACTORS, ...MONEY, ...PARTS, ...OTHERS, ...SIZES])('does not take %s for one', (word) => {
    for (const mark of [word, word.toUpperCase(), `${word.charAt(0).toUpperCase()}${word.slice(1)}`]) {
      expect(read(`10 ${mark}`, { unit: 'coin' })).toMatch(/^number\.(?:notNumber|wrongUnit)$/u);
      expect(read(`10${mark}`, { unit: 'coin' })).toMatch(/^number\.(?:notNumber|wrongUnit)$/u);
    }
  });

  it('keeps the factors before one', () => {
    expect(read('10 THOUSAND', { unit: 'coin' })).toBe('10000');
    expect(read('10 million', { unit: 'coin' })).toBe('10000000');
  });

  it.each(['100.01INCH', '5M SHIB', '5k LINK', '10 BTC LINK', '10원 LINK', 'LINK', 'QTY 5', '5 LINKLINKLINK', '5 Abc'])(
    'refuses %j',
    (text) => {
      expect(read(text, { unit: 'coin' })).toMatch(/^number\./u);
    },
  );

  it.each(UNITS.filter((unit) => unit !== 'coin'))('has none in a field of %s', (unit) => {
    expect(read('12 LINK', { unit })).toMatch(/^number\./u);
    expect(read('12 VIRTUAL', { unit })).toBe('number.notNumber');
  });
});

it.each([
  ['주 40시간', 'hours'],
  ['주', 'days'],
  ['주일 5', 'won'],
  ['주오일', 'days'],
] as const)('does not take the week in %j for a unit of %s', (text, unit) => {
  expect(failureOf(text, { unit })).toEqual({ code: 'number.notNumber', facts: { field: 'x' } });
});

it('takes 주 after a number for shares', () => {
  expect(failureOf('5주', { unit: 'days' })).toEqual({ code: 'number.wrongUnit', facts: { field: 'x', unit: '주' } });
});

describe('hours and minutes', () => {
  it.each([
    ['8시간 30분', '8.5'],
    ['8시간30분', '8.5'],
    ['4시간 반', '4.5'],
    ['10시간반', '10.5'],
    ['８시간 ３０분', '8.5'],
    ['8시간 5분', '8.083333'],
    ['8시간 20', '8.333333'],
    ['8h 30m', '8.5'],
    ['8h30', '8.5'],
    ['8 hrs 15 min', '8.25'],
    ['1 hour 1 minute', '1.016667'],
    ['90분', '1.5'],
    ['90 minutes', '1.5'],
    ['8:30', '8.5'],
    ['0:45', '0.75'],
  ])('reads %j as %s', (text, expected) => {
    const parsed = parseNumber(text, { field: 'x', unit: 'hours' });
    expect(parsed.ok && formatExact(parsed.value, { places: 6, minPlaces: 0 })).toBe(expected);
  });

  it('keeps the fraction exact', () => {
    const parsed = parseNumber('8시간 20분', { field: 'x', unit: 'hours' });
    expect(parsed.ok && parsed.value.mul(3).equals(25)).toBe(true);
  });

  it.each(['8:60', '8:5', '8시간 60분', '8.5시간 30분', '8:30:00', '분', '12345분', '-8:30'])('refuses %j', (text) => {
    expect(read(text, { unit: 'hours' })).not.toMatch(/^\d/u);
  });

  it('obeys the limits of the field, and reads them in hours alone', () => {
    expect(read('30시간 30분', { unit: 'hours', max: 24 })).toBe('number.aboveMax');
    expect(read('8:30', { unit: 'count' })).toBe('number.notNumber');
    expect(read('8:30')).toBe('number.notNumber');
  });
});

describe('factors', () => {
  it.each([
    ['300만', '3000000'],
    ['300만원', '3000000'],
    ['3억 5,000만원', '350000000'],
    ['3억 5,000만 2천', '350002000'],
    ['3억5천만원', '350000000'],
    ['1천원', '1000'],
    ['2천5백원', '2500'],
    ['천만원', '10000000'],
    ['만원', '10000'],
    ['2.5억', '250000000'],
    ['1.5천만', '15000000'],
    ['1만 2,345원', '12345'],
    ['1조 2,000억', '1200000000000'],
    ['5,000천원', '5000000'],
    ['-3만원', '-30000'],
    ['₩ 3만', '30000'],
    ['350 million won', '350000000'],
    ['삼백만원', '3000000'],
    ['일금 삼백만원정', '3000000'],
    ['일금삼백만원정', '3000000'],
    ['금 삼백만 원', '3000000'],
    ['금이천만원', '20000000'],
    ['일금 3,000,000원정', '3000000'],
    ['일금일억이천삼백사십오만육천칠백팔십구원정', '123456789'],
    ['구천구백구십구만구천구백구십구원', '99999999'],
    ['십이원', '12'],
    ['이십일', '21'],
    ['삼백오원', '305'],
    ['백일원', '101'],
    ['5십만원', '500000'],
    ['3백이십만원', '3200000'],
    ['일만원', '10000'],
    ['일억', '100000000'],
    ['오원', '5'],
    ['-삼만원', '-30000'],
  ])('reads %j in won as %s', (text, expected) => {
    expect(read(text, { unit: 'won' })).toBe(expected);
  });

  it.each([
    ['$5k', '5000'],
    ['2.5M', '2500000'],
    ['1.2b USD', '1200000000'],
  ])('reads %j in dollars as %s', (text, expected) => {
    expect(read(text, { unit: 'usd' })).toBe(expected);
  });

  it.each([
    ['3만 2억', 'won'],
    ['3만 50,000', 'won'],
    ['3만만', 'won'],
    ['2.5억 3천만', 'won'],
    ['억', 'won'],
    ['2천 3천', 'won'],
    ['5천 2000만', 'won'],
    ['5만', 'percent'],
    ['5k', 'won'],
    ['48M', 'won'],
    ['5b', 'won'],
    ['5k3', 'usd'],
    ['삼백만', 'percent'],
    ['사과', 'won'],
    ['이십삼십', 'won'],
    ['원삼백만', 'won'],
    ['금', 'won'],
    ['일금', 'won'],
    ['일금 일금 3만', 'won'],
    [`${'구'.repeat(48)}원`, 'won'],
  ] as const)('refuses %j in %s', (text, unit) => {
    expect(read(text, { unit })).toBe('number.notNumber');
  });
});

describe('amounts whose last word may have been left out', () => {
  it.each([
    ['1억 5천', '100,005,000', '150,000,000'],
    ['1억5천', '100,005,000', '150,000,000'],
    ['₩ 1억 5백', '100,000,500', '105,000,000'],
    ['3억 5,000', '300,005,000', '350,000,000'],
    ['3억 5.5', '300,000,005.5', '300,055,000'],
    ['3억 2천 500', '300,002,500', '325,000,000'],
    ['2억 3', '200,000,003', '230,000,000'],
    ['1조 5천', '1,000,000,005,000', '1,500,000,000,000'],
    ['3만 5', '30,005', '35,000'],
    ['3만5', '30,005', '35,000'],
    ['3천 5', '3,005', '3,500'],
    ['일억 오천', '100,005,000', '150,000,000'],
    ['이만삼', '20,003', '23,000'],
    ['삼백오', '305', '350'],
  ])('refuses %j and gives both readings', (text, literal, elided) => {
    const facts = { field: 'x', literal, elided };
    expect(failureOf(text, { unit: 'won' })).toEqual({ code: 'number.twoReadings', facts });
    for (const reading of [literal, elided]) expect(read(reading, { unit: 'won' })).toBe(reading.replaceAll(',', ''));
  });

  it.each([
    ['1억 5천원', '100005000'],
    ['1억 5천만', '150000000'],
    ['1억 23,456', '100023456'],
    ['3억 5,000만 2천', '350002000'],
    ['12만 3,456', '123456'],
    ['3만 50', '30050'],
    ['3만 5천', '35000'],
    ['3만 5백', '30500'],
    ['3만 5원', '30005'],
    ['1억 0', '100000000'],
    ['3만 0', '30000'],
  ])('reads %j as %s, for nothing can be missing', (text, expected) => {
    expect(read(text, { unit: 'won' })).toBe(expected);
  });
});

describe('whatever is typed', () => {
  const pieces = fc.constantFrom(
    ..."0 1 5 12 000 234 1000 . , _ ' - + − e5 E-2 ₩ $ % 원 원정 KRW 만 억 천 백 십 조 삼 이 일금 k m b million ETH wei cm 시간 ; x ( ０ ，".split(
      ' ',
    ),
    ' ',
    '\n',
    '\t',
    '\u00a0',
    '\u2009',
    '\u200b',
  );
  const written = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
  const rules = fc.record({
    unit: fc.option(fc.constantFrom(...UNITS), { nil: undefined }),
    allowExponent: fc.boolean(),
    allowNegative: fc.boolean(),
  });

  it('is read as a number whose canonical text reads back to the same value, or refused', () => {
    fc.assert(
      fc.property(written, rules, (text, rule) => {
        const parsed = parseNumber(text, { field: 'x', ...rule });
        if (!parsed.ok) return;
        const canonical = formatExact(parsed.value, { places: MAX_NUMBER_DIGITS, minPlaces: 0 });
        // Minutes may be a share of an hour without a finite decimal form: 0시간1.
        if (rule.unit === 'hours' && !exact(canonical).equals(parsed.value)) return;
        const again = parseNumber(canonical, { field: 'x', ...rule });
        expect(again.ok && again.value.equals(parsed.value)).toBe(true);
      }),
      { numRuns: 4000 },
    );
  });

  it('never holds two numbers that are read as one', () => {
    const number = fc.constantFrom('1', '20', '300', '0.5', '1,000', '0,015', '10,000');
    const gap = fc.constantFrom(' ', '\n', '\t', '; ', ', ', '  ', '\u3000', '원 ', ' ₩');
    fc.assert(
      fc.property(number, gap, number, rules, (a, between, b, rule) => {
        expect(parseNumber(`${a}${between}${b}`, { field: 'x', ...rule }).ok).toBe(false);
      }),
    );
  });

  it('never changes by a comma that could be a point', () => {
    fc.assert(
      fc.property(fc.nat(99_999), fc.stringMatching(/^[0-9]{1,6}$/), (whole, fraction) => {
        const parsed = parseNumber(`${whole},${fraction}`, { field: 'x' });
        const isGrouped = fraction.length === 3 && whole > 0 && whole < 1000;
        expect(parsed.ok).toBe(isGrouped);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), rules, (text, rule) => {
        expect(typeof parseNumber(text, { field: 'x', ...rule }).ok).toBe('boolean');
      }),
    );
  });

  it.each(['1', '1,', '1 ', '-', '만', '1만', 'a', ' ', '1e', '1.', '\u00a0', '한'])(
    'is refused in one pass, however long: %j',
    (piece) => {
      expect(read(piece.repeat(200_000), { unit: 'won', allowExponent: true })).toMatch(/^number\./);
    },
  );
});
