import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { drafts } from '../../browser/draft/drafts.ts';
import { isValidDraft } from '../../browser/draft/isValidDraft.ts';
import { announced } from '../../testing/announced.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { runTaskNow } from '../../worker/runTaskNow.ts';
import { ALLOWED_CHOICES, FIRST_CHOICES, type SortChoices } from './sortChoices.ts';
import { sortTask } from './sortTask.ts';
import View from './View.tsx';

/** Code that the page fetches once it is idle. */
beforeAll(() => Promise.all([import('./Example.tsx'), import('./SortResult.tsx')]));

describe.each(LANGUAGES)('text sorter in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'text-sorter', language);
    const message = (key: string, values?: Readonly<Record<string, string | number>>) =>
      view.translate(`text-sorter:${key}`, values);
    const field = () => screen.getByLabelText<HTMLTextAreaElement>(message('text'), { selector: 'textarea' });
    const type = (value: string) => fireEvent.change(field(), { target: { value } });
    const choose = (key: string) => fireEvent.click(screen.getByRole('radio', { name: message(key) }));
    const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
    const output = async () => (await screen.findByRole('group', { name: message('sorted') })).textContent;
    const copy = () =>
      within(result()).getByRole<HTMLButtonElement>('button', { name: view.translate('common:actions.copy') });
    return { ...view, message, field, type, choose, result, output, copy };
  }

  it('waits quietly for a list', async () => {
    const { result, copy, message } = await open();
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    expect(copy().disabled).toBe(true);
  });

  it.each([
    ['comma', 'b, a ,,C', 'a,b,C'],
    ['commaSpace', 'b,a ,  ,C', 'a, b, C'],
    ['space', ' b\n a\t\u3000C ', 'a b C'],
    ['newline', 'b, 1\r\na\n\nC', 'ab, 1C'],
    ['semicolon', 'b, 1; a；C', 'a;b, 1;C'],
  ])('parts and joins by %s', async (delimiter, text, expected) => {
    const { type, choose, output, copy } = await open();
    choose(`delimiters.${delimiter}`);
    type(text);
    expect(await output()).toBe(expected);
    expect(copy().disabled).toBe(false);
  });

  it('keeps equal items in input order in both directions', async () => {
    const { type, choose, output } = await open();
    type('a,B,A,b');
    expect(await output()).toBe('a,A,B,b');
    choose('orders.desc');
    expect(await output()).toBe('B,b,a,A');
  });

  it('compares numbers and lengths, and reverses, as the options say', async () => {
    const { type, choose, output, message } = await open();
    type('10,9,200');
    expect(await output()).toBe('10,200,9');
    fireEvent.click(screen.getByRole('switch', { name: message('natural') }));
    expect(await output()).toBe('9,10,200');
    type('ccc,a,dd,b');
    choose('bys.length');
    expect(await output()).toBe('a,b,dd,ccc');
    choose('orders.reverse');
    expect(await output()).toBe('b,dd,a,ccc');
  });

  it('names the items of a list of numbers that are none, and puts them last', async () => {
    const { type, choose, output, message, translate } = await open();
    const unread = (count: number, items: string) => translate('text-sorter/late:unread', { count, items });
    choose('delimiters.newline');
    type('금액\n1,500원\n900원\n12,000원');
    expect(await output()).toBe('1,500원12,000원900원금액');
    fireEvent.click(screen.getByRole('switch', { name: message('natural') }));
    expect(await output()).toBe('900원1,500원12,000원금액');
    expect(screen.getByText(unread(1, '금액'))).toBeTruthy();
    type('9\n10\n8\n7\n6\n5\na\nb\nc\nd');
    expect(await output()).toBe('5678910abcd');
    expect(screen.getByText(unread(4, 'a, b, c, …'))).toBeTruthy();
    type('a\nb');
    expect(await output()).toBe('ab');
    expect(screen.queryByText(unread(1, 'a'))).toBeNull();
  });

  it('shuffles, and again on demand, without losing an item', async () => {
    const { type, choose, output, message } = await open();
    const items = Array.from({ length: 200 }, (_, index) => `n${index}`);
    type(items.join(','));
    choose('orders.shuffle');
    const first = await output();
    fireEvent.click(screen.getByRole('button', { name: message('again') }));
    const second = await output();
    expect(second).not.toBe(first);
    expect(second?.split(',').toSorted()).toEqual(items.toSorted());
  });

  it.each(LANGUAGES)('keeps the drawn order in the draft, so that the page in %s shows it again', async (other) => {
    const { type, choose, output } = await open();
    const text = Array.from({ length: 50 }, (_, index) => `n${index}`).join(',');
    type(text);
    choose('orders.shuffle');
    const shown = await output();
    const kept: unknown = JSON.parse(JSON.stringify(drafts.get('text-sorter.choices', FIRST_CHOICES)));
    expect(isValidDraft(kept, { initial: FIRST_CHOICES, ...ALLOWED_CHOICES })).toBe(true);
    expect(runTaskNow(sortTask, { ...(kept as SortChoices), text, language: other }).text).toBe(shown);
  });

  it('removes duplicates and says how often each came', async () => {
    const { type, choose, output, result, message } = await open();
    type('b,a,b,B,b');
    choose('duplicateRules.exact');
    expect(await output()).toBe('a,b,B');
    const times = within(result()).getByText(message('droppedTimes', { count: 3 }));
    expect(times.closest('div')?.querySelector('dt')?.textContent).toBe('b');
    expect(within(result()).getByText(message('summaryRemoved', { count: 3, removed: 2 }))).toBeTruthy();
    choose('duplicateRules.ignoreCase');
    expect(await output()).toBe('a,b');
  });

  it.each([
    ['b\na', 'single', 'newline', 'ab'],
    ['b;a', 'single', 'semicolon', 'a;b'],
    ['12,000\n1,500', 'lineBreaks', 'newline', '1,50012,000'],
  ])('offers another separator for %j', async (text, reason, delimiter, expected) => {
    const { type, output, message, translate } = await open();
    const late = (key: string, values = {}) => translate(`text-sorter/late:${key}`, values);
    type(text);
    await output();
    expect(screen.getByText(late(`offers.${reason}`))).toBeTruthy();
    fireEvent.click(
      screen.getByRole('button', { name: late('splitBy', { delimiter: message(`delimiters.${delimiter}`) }) }),
    );
    expect(await output()).toBe(expected);
    expect(screen.queryByText(late(`offers.${reason}`))).toBeNull();
    expect(document.activeElement?.textContent).toBe(message('summary', { count: 2 }));
  });

  it('announces the list once more when an option puts it in another order', async () => {
    const { type, choose, output, message } = await open();
    type('b,a,10,9');
    await output();
    const heard = async () => (await announced()).join();
    const said = [await heard()];
    for (const key of ['orders.desc', 'bys.length', 'delimiters.commaSpace', 'orders.reverse', 'orders.shuffle']) {
      choose(key);
      said.push(await heard());
    }
    choose('orders.asc');
    fireEvent.click(screen.getByRole('switch', { name: message('natural') }));
    said.push(await heard());
    expect(new Set(said).size).toBe(7);
    expect(said[1]).toBe(
      [
        message('summary', { count: 4 }),
        ...['orders.desc', 'bys.text', 'delimiters.comma'].map((key) => message(key)),
      ].join(', '),
    );
    // Nothing but the list itself is different once it is shuffled again.
    expect(said[5]).toMatch(/(?:, (?:a|b|9|10)){4}$/);
  });

  it('says that there is nothing to sort', async () => {
    const { type, copy, message } = await open();
    type(' ,, ');
    expect(await screen.findByText(message('noItems'))).toBeTruthy();
    expect(copy().disabled).toBe(true);
  });

  it.each([sortTask.inlineUnits, sortTask.inlineUnits + 1])('sorts a list of %i characters', async (length) => {
    const { type, output } = await open();
    type(`b,${'a'.repeat(length - 2)}`);
    expect(await output()).toBe(`${'a'.repeat(length - 2)},b`);
  });

  it('keeps the last result in sight while a long list is sorted, but does not hand it out', async () => {
    const { type, output, copy } = await open();
    type('b,a');
    expect(await output()).toBe('a,b');
    const long = `b,${'a'.repeat(sortTask.inlineUnits)}`;
    type(long);
    expect(screen.getByText('a,b')).toBeTruthy();
    expect(copy().disabled).toBe(true);
    await waitFor(() => expect(copy().disabled).toBe(false));
    expect(await output()).toBe(`${'a'.repeat(sortTask.inlineUnits)},b`);
  });

  it('clears everything on Reset', async () => {
    const { type, choose, field, result, message, translate } = await open();
    type('b,a');
    choose('delimiters.newline');
    choose('orders.desc');
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(field().value).toBe('');
    for (const key of ['delimiters.comma', 'orders.asc']) {
      expect(screen.getByRole<HTMLInputElement>('radio', { name: message(key) }).checked).toBe(true);
    }
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });
});
