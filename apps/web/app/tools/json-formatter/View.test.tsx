import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { announced } from '../../testing/announced.ts';
import { LANGUAGES } from '../../testing/renderView.tsx';
import { formatTask } from './formatTask.ts';
import { openJson } from './testing/openJson.tsx';

const LOSSY = '{"id":12345678901234567890,"x":{"2":1,"1":-0},"id":1e400,"price":1.10}';

describe.each(LANGUAGES)('JSON formatter in %s', (language) => {
  const open = () => openJson(language);

  it('waits for a text, with nothing to press and nothing to copy', async () => {
    const { button, copy, result, type, message } = await open();
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    type(' \n\ufeff');
    expect([button('format').disabled, button('minify').disabled, copy().disabled]).toEqual([true, true, true]);
  });

  it('formats while one types, by two spaces, and changes no value', async () => {
    const { copy, lines, type } = await open();
    type(`\u00a0${LOSSY}\n`);
    expect(await lines()).toEqual([
      '{',
      '  "id": 12345678901234567890,',
      '  "x": {',
      '    "2": 1,',
      '    "1": -0',
      '  },',
      '  "id": 1e400,',
      '  "price": 1.10',
      '}',
    ]);
    expect(copy().disabled).toBe(false);
  });

  it('puts all on one line with Minify', async () => {
    const { button, lines, type } = await open();
    type('[ 1.0, { } ]');
    fireEvent.click(button('minify'));
    expect(await lines()).toEqual(['[1.0,{}]']);
  });

  it('follows the text, the indentation, the sorting and the two buttons', async () => {
    const { button, lines, type, message } = await open();
    type('{"b":1,"a":2}');
    fireEvent.click(screen.getByLabelText(message('indents.tab')));
    fireEvent.click(screen.getByRole('switch', { name: message('sortKeys') }));
    expect(await lines()).toEqual(['{', '\t"a": 2,', '\t"b": 1', '}']);
    fireEvent.click(button('minify'));
    expect(await lines()).toEqual(['{"a":2,"b":1}']);
    expect(screen.getByLabelText<HTMLInputElement>(message('indents.none')).checked).toBe(true);
    type('{"changed":true}');
    expect(await lines()).toEqual(['{"changed":true}']);
    fireEvent.click(button('format'));
    expect(await lines()).toEqual(['{', '\t"changed": true', '}']);
  });

  it('announces the formatted text once more with each option', async () => {
    const { lines, type, message } = await open();
    type('{"b":1,"a":2}');
    await lines();
    expect(await announced()).toEqual([`${message('spoken', { lines: 4 })}, ${message('indents.two')}`]);
    fireEvent.click(screen.getByLabelText(message('indents.tab')));
    expect(await announced()).toEqual([`${message('spoken', { lines: 4 })}, ${message('indents.tab')}`]);
    fireEvent.click(screen.getByRole('switch', { name: message('sortKeys') }));
    fireEvent.click(screen.getByLabelText(message('indents.none')));
    const minified = [message('spoken', { lines: 1 }), message('indents.none'), message('sortKeys')];
    expect(await announced()).toEqual([minified.join(', ')]);
  });

  it('offers the JSON that a string contains', async () => {
    const { field, lines, type, late } = await open();
    type(String.raw`"{\"a\":[1.10]}"`);
    expect(await screen.findByText(late('inString.message'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: late('inString.take') }));
    expect(field().value).toBe('{"a":[1.10]}');
    expect(document.activeElement).toBe(field());
    expect(await lines()).toEqual(['{', '  "a": [', '    1.10', '  ]', '}']);
    expect(screen.queryByText(late('inString.message'))).toBeNull();
  });

  it('keeps the last result, dimmed and not to be copied, while the text is no JSON', async () => {
    const { copy, lines, type, message, late, result } = await open();
    type('[1]');
    expect(await lines()).toEqual(['[', '  1', ']']);
    type('[1,');
    expect(await lines()).toEqual(['[', '  1', ']']);
    expect(copy().disabled).toBe(true);
    expect(within(result()).queryByText(late('reasons.unexpectedEnd'))).toBeNull();
    expect(await within(result()).findByText(late('reasons.unexpectedEnd'))).toBeTruthy();
    expect(screen.getByText(message('lastGood'))).toBeTruthy();
  });

  it('shows a fault at once when a button is pressed', async () => {
    const { button, type, late, result } = await open();
    type('[1,]');
    expect(within(result()).queryByText(late('reasons.trailingComma'))).toBeNull();
    fireEvent.click(button('format'));
    expect(within(result()).getByText(late('reasons.trailingComma'))).toBeTruthy();
  });

  it('shows the example in gray and not focusable, and fills it in', async () => {
    const { common, copy, field, lines, result, translate } = await open();
    const example = translate('json-formatter/late:example.text');
    await within(result()).findByText(common('labels.example'));
    const grayed = result().querySelector('[inert]');
    const texts = [...(grayed?.querySelectorAll('[data-number] + span') ?? [])].map((line) => line.textContent);
    expect(texts.join('')).toBe(JSON.stringify(JSON.parse(example), null, 2).replaceAll('\n', ''));
    expect(copy().disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: common('actions.fillExample') }));
    expect(field().value).toBe(example);
    expect(result().querySelector('[inert]')).toBeNull();
    expect((await lines()).join('')).toBe(JSON.stringify(JSON.parse(example), null, 2).replaceAll('\n', ''));
  });

  it('keeps the output on the page when a text becomes a long one', async () => {
    const { output, type } = await open();
    const text = (length: number) => `["${'a'.repeat(length)}"]`;
    type(text(4990));
    const before = await output();
    type(text(5010));
    expect(before.isConnected).toBe(true);
    expect(before.textContent).toContain('a'.repeat(5010));
  });

  it('clears the result when the text is cleared', async () => {
    const { button, output, result, type, message } = await open();
    type('[1]');
    fireEvent.click(button('format'));
    await output();
    type('');
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });

  it('counts what the document holds', async () => {
    const { button, type, late } = await open();
    type('{"a":[1,"x",null,true]}');
    fireEvent.click(button('format'));
    const stats = await screen.findByRole('region', { name: late('stats.title') });
    const counts = await within(stats).findAllByRole('definition');
    expect(counts.map((count) => count.textContent)).toEqual(['2', '1', '1', '1', '6', '1', '1', '1', '1']);
  });

  it('reports what JSON.parse would have changed, and shows each place', async () => {
    const { button, field, type, late } = await open();
    type(LOSSY);
    fireEvent.click(button('format'));
    const card = await screen.findByRole('region', { name: late('losses.title') });
    const rows = within(card).getAllByRole('row').slice(1);
    const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
    const kind = (name: string) => late(`losses.kinds.${name}`);
    expect(cells).toEqual([
      [
        kind('duplicateKey'),
        '$.id',
        '1:2',
        '12345678901234567890',
        late('losses.duplicateKeyBecomes', { value: '1e400' }),
      ],
      [kind('precision'), '$.id', '1:7', '12345678901234567890', '12345678901234567000'],
      [kind('keyOrder'), '$.x', '1:32', '"2", "1"', '"1", "2"'],
      [kind('negativeZero'), "$.x['1']", '1:43', '-0', '0'],
      [kind('overflow'), '$.id', '1:52', '1e400', 'null'],
    ]);
    expect(card.textContent).toContain(late('losses.some', { count: 5 }));
    expect(card.textContent).toContain(`${late('losses.spelledNumbers')} 1`);
    fireEvent.click(within(card).getByRole('button', { name: late('losses.goTo', { place: '1:7' }) }));
    expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe('12345678901234567890');
  });

  it('says that nothing would change where nothing would', async () => {
    const { button, type, late } = await open();
    type('{"a":[1,0.1,"가"]}');
    fireEvent.click(button('format'));
    expect(await screen.findByText(late('losses.none'))).toBeTruthy();
  });

  it('does not count a key __proto__ among the changes, and says what may become of it', async () => {
    const { type, late } = await open();
    type('{"__proto__":{"x":1}}');
    const card = await screen.findByRole('region', { name: late('losses.title') });
    expect(card.textContent).toContain(late('losses.none'));
    expect(card.textContent).toContain(late('losses.protoKeys', { count: 1 }));
    type('{"__proto__":{"x":1e400}}');
    expect(card.textContent).toContain(late('losses.some', { count: 1 }));
  });

  it('keeps the losses of the previous text without links into the changed one, until it fails as JSON', async () => {
    const { button, type, late } = await open();
    const losses = () => screen.queryByRole('region', { name: late('losses.title') });
    const links = () => within(losses() as HTMLElement).queryAllByRole('button');
    const stats = () => screen.getByRole('region', { name: late('stats.title') }).textContent;
    type('{"id":12345678901234567890}');
    await screen.findByRole('region', { name: late('losses.title') });
    expect(links()).not.toHaveLength(0);
    const [found, counted] = [losses()?.textContent, stats()];
    type('{"id":1,}');
    expect(links()).toHaveLength(0);
    expect(losses()?.textContent).toContain('12345678901234567890');
    fireEvent.click(button('format'));
    expect(losses()).toBeNull();
    expect(stats()).toBe(counted);
    type('{"id":12345678901234567890}');
    expect(losses()?.textContent).toBe(found);
    expect(links()).not.toHaveLength(0);
  });

  it('works on a longer text away from the page and can be stopped', async () => {
    // A worker that has not finished.
    vi.stubGlobal(
      'Worker',
      class {
        postMessage() {}
        terminate() {}
      },
    );
    const { button, common, lines, result, type } = await open();
    const long = `[${'1,'.repeat(formatTask.inlineUnits)}1]`;
    type(long);
    fireEvent.click(button('format'));
    const stop = await screen.findByRole('button', { name: common('actions.cancel') });
    expect(within(result()).getByRole('progressbar')).toBeTruthy();
    fireEvent.click(stop);
    expect(await screen.findByText(common('document.canceled'))).toBeTruthy();
    vi.unstubAllGlobals();
    fireEvent.click(button('format'));
    expect((await lines()).length).toBeGreaterThan(0);
  });

  it('refuses a text that is too large, and keeps it', async () => {
    const { button, translate, type } = await open();
    type('가'.repeat(3_500_000));
    expect(screen.getByText(translate('errors:failures.text.tooLarge', { maxMegabytes: 10 }))).toBeTruthy();
    expect(button('format').disabled).toBe(true);
  });

  it('puts everything back on Reset', async () => {
    const { button, common, field, output, result, type, message } = await open();
    type('[1]');
    fireEvent.click(screen.getByLabelText(message('indents.four')));
    fireEvent.click(button('format'));
    await output();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: common('actions.reset') })));
    expect(field().value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>(message('indents.two')).checked).toBe(true);
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });
});
