import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemCollation } from './itemCollation.ts';
import { itemValues } from './itemValues.ts';
import { type ItemDelimiter, type SortItemsOptions, sortItems } from './sortItems.ts';

const { compare } = new Intl.Collator('ko', itemCollation());
const natural = new Intl.Collator('ko', itemCollation(true)).compare;

function sorted(text: string, options: Partial<SortItemsOptions> = {}): string {
  return sortItems(text, { delimiter: 'comma', order: 'asc', compare, ...options }).text;
}

describe('sortItems', () => {
  it.each([
    ['comma', 'b, a ,,c', 'a,b,c'],
    ['commaSpace', 'b,a ,  ,c', 'a, b, c'],
    ['space', ' b\n a\t\u3000c ', 'a b c'],
    ['newline', 'b\r\na\r\r c \n', 'a\nb\nc'],
    ['comma', 'b，a、c', 'a,b,c'],
    ['commaSpace', 'b，a、c', 'a, b, c'],
    ['semicolon', 'b; a；;c', 'a;b;c'],
  ] as const)('splits and joins by %s', (delimiter, text, expected) => {
    expect(sorted(text, { delimiter })).toBe(expected);
  });

  it('gives an empty text for no items', () => {
    expect(sortItems(' ,, ', { delimiter: 'comma', order: 'asc', compare })).toEqual({
      items: [],
      text: '',
      found: 0,
      dropped: [],
      keyless: [],
    });
  });

  it.each([
    ['comma', '["banana", "apple", "cherry"]', '["apple","banana","cherry"]', 3],
    ['commaSpace', ' ( b (2), a )\n', '( b (2), a )', 2],
    ['newline', '{\n  b\n  a\n}', '{\n  a\nb\n}', 2],
    ['comma', '[가]', '[가]', 1],
    ['comma', '[ ]', '', 0],
    ['comma', '[b,a', '[b,a', 2],
    ['comma', 'b,[a]', '[a],b', 2],
    ['comma', '(b), c, (a)', '(a),(b),c', 3],
    ['comma', '[[2],[1]]', '[[2],[1]]', 2],
    ['comma', '[', '[', 1],
  ] as const)('leaves the brackets of a whole list by %s in place: %j', (delimiter, text, expected, found) => {
    expect(sortItems(text, { delimiter, order: 'asc', compare })).toMatchObject({ text: expected, found });
  });

  it('compares the numbers of a list in brackets', () => {
    expect(sorted('[30, 4, 100, 21]', { values: itemValues })).toBe('[4,21,30,100]');
  });

  it('orders Hangul before Latin in Korean and the other way round in English', () => {
    const english = new Intl.Collator('en', itemCollation()).compare;
    expect(sorted('나비,apple,가위')).toBe('가위,나비,apple');
    expect(sorted('나비,apple,가위', { compare: english })).toBe('apple,가위,나비');
  });

  it('does not tell case apart but orders accents', () => {
    expect(sorted('b,A,a,é,e,B')).toBe('A,a,b,B,e,é');
    expect(sorted('é,e,É,E')).toBe('e,E,é,É');
  });

  it('keeps equal items in input order in both directions', () => {
    expect(sorted('a,B,A,b')).toBe('a,A,B,b');
    expect(sorted('a,B,A,b', { order: 'desc' })).toBe('B,b,a,A');
  });

  it('reads numbers with the option', () => {
    expect(sorted('10,2,9')).toBe('10,2,9');
    expect(sorted('a10,a2,a9', { compare: natural })).toBe('a2,a9,a10');
  });

  it('puts items without a key after the others in both directions, and names them', () => {
    const values = (items: readonly string[]) =>
      items.map((item) => (item === '-' ? undefined : Number(item) || undefined));
    const list = { delimiter: 'comma', compare, values } as const;
    const ascending = sortItems('b,20,-,3,a', { ...list, order: 'asc' });
    expect([ascending.text, ascending.keyless]).toEqual(['3,20,-,a,b', ['-', 'a', 'b']]);
    const descending = sortItems('b,20,-,3,a', { ...list, order: 'desc' });
    expect([descending.text, descending.keyless]).toEqual(['20,3,b,a,-', ['b', 'a', '-']]);
    expect(sortItems('b,3', { ...list, order: 'reverse' }).keyless).toEqual([]);
  });

  it('sorts by a figure first', () => {
    const measure = (item: string): number => item.length;
    expect(sorted('ccc,b,aa,a', { measure })).toBe('a,b,aa,ccc');
    expect(sorted('ccc,b,B,aa', { measure, order: 'desc' })).toBe('ccc,aa,b,B');
  });

  it('reverses and shuffles the input', () => {
    expect(sorted('c,a,b', { order: 'reverse' })).toBe('b,a,c');
    expect(sorted('c,a,b', { order: 'shuffle' })).toBe('c,a,b');
    expect(sorted('c,a,b', { order: 'shuffle', random: () => 0 })).toBe('a,b,c');
    expect(sorted('c,a,b', { order: 'shuffle', random: () => 1 })).toBe('c,a,b');
  });

  it('drops duplicates with their counts', () => {
    const text = `b,a,B,a,한,${'한'.normalize('NFD')}`;
    expect(sortItems(text, { delimiter: 'comma', order: 'asc', compare, duplicates: 'exact' })).toEqual({
      items: ['한', 'a', 'b', 'B'],
      text: '한,a,b,B',
      found: 6,
      dropped: [
        { item: 'a', count: 2 },
        { item: '한', count: 2 },
      ],
      keyless: [],
    });
    expect(sorted(text, { duplicates: 'ignoreCase' })).toBe('한,a,b');
    expect(sorted('a,a')).toBe('a,a');
  });

  it('takes items for duplicates that differ in invisible characters, and drops those of nothing else', () => {
    expect(sorted('b,a,b\u200b,\ufeffb, \u200b ,\u3164', { duplicates: 'exact' })).toBe('a,b');
    expect(sorted('b\u200b,a')).toBe('a,b\u200b');
    // Here the joiner makes another emoji, and the selector another look.
    expect(sorted('👨\u200d👩,👨👩,☺,☺\ufe0f', { duplicates: 'exact', order: 'reverse' }).split(',')).toHaveLength(4);
  });

  it.each(['Straße,STRASSE', 'Σ,ς', 'ΟΔΟΣ,οδος', 'É,é'])('takes %s for duplicates in any case', (text) => {
    const [first] = text.split(',');
    expect(sorted(text, { duplicates: 'ignoreCase' })).toBe(first);
    expect(sorted(text, { duplicates: 'exact', order: 'reverse' }).split(',')).toHaveLength(2);
  });
});

describe('sorting', () => {
  const item = fc.string({ unit: fc.constantFrom(...'aAbBéÉ가나1 '), maxLength: 4 });
  const options = { delimiter: 'newline', compare } as const;

  it('is stable, ordered, complete and idempotent', () => {
    fc.assert(
      fc.property(fc.array(item), fc.constantFrom('asc', 'desc'), (items, order) => {
        const input = items.map((text) => text.trim()).filter((text) => text !== '');
        const result = sortItems(input.join('\n'), { ...options, order });
        const sign = order === 'asc' ? 1 : -1;
        const expected = input
          .map((text, index) => ({ text, index }))
          .sort((left, right) => sign * compare(left.text, right.text) || left.index - right.index)
          .map(({ text }) => text);
        expect(result.items).toEqual(expected);
        expect(sortItems(result.text, { ...options, order })).toEqual(result);
      }),
    );
  });

  it('loses nothing when shuffled', () => {
    fc.assert(
      fc.property(
        fc.array(item),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (items, figures) => {
          const delimiter: ItemDelimiter = 'newline';
          const random = (): number => figures.next().value ?? 0;
          const text = items.join('\n');
          const mixed = sortItems(text, { delimiter, order: 'shuffle', compare, random });
          expect([...mixed.items].sort()).toEqual([...sortItems(text, { ...options, order: 'asc' }).items].sort());
        },
      ),
    );
  });

  it('sorts 100,000 lines', () => {
    const lines = Array.from({ length: 100_000 }, (_, index) => `${String((index * 7919) % 100_003).padStart(6, '0')}`);
    expect(sorted(lines.join('\n'), { delimiter: 'newline' })).toBe(lines.toSorted().join('\n'));
  });
});
