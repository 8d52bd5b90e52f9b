import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../testing/renderView.tsx';
import { openJson } from './testing/openJson.tsx';

describe.each(LANGUAGES)('what is wrong with a JSON text in %s', (language) => {
  const open = () => openJson(language);

  it('says why a text is no JSON: the label, the parser, the place, the reason, and shows it', async () => {
    const { button, copy, field, result, translate, type, message, late } = await open();
    type('{\n  "a": 1,\n}');
    fireEvent.click(button('format'));
    const label = translate('errors:failures.json.invalid', { message: '' });
    const title = await within(result()).findByText(label.trim());
    const engineSays = title.querySelector('[lang=en]')?.textContent ?? '';
    expect(engineSays).not.toBe('');
    expect(title.textContent).toBe(label + engineSays);
    expect(within(result()).getByText(late('reasons.trailingComma'))).toBeTruthy();
    expect(within(result()).getAllByText(message('fault.place', { line: 3, column: 1 }))).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(message('fault.where', { line: 3, column: 1 }))).toBeTruthy();
    expect(copy().disabled).toBe(true);
    fireEvent.click(button('fault.goTo'));
    expect([field().selectionStart, field().selectionEnd]).toEqual([12, 13]);
  });

  it('says of a line of a log that there is other text before the JSON, which its repair takes out', async () => {
    const { button, field, type, late, result } = await open();
    type('2026-11-26 10:00:01 ERROR [api] payload={"id":1,}');
    fireEvent.click(button('format'));
    expect(await within(result()).findByText(late('reasons.textBefore'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: late('repair.ask') }));
    fireEvent.click(await screen.findByRole('button', { name: late('repair.take') }));
    expect(field().value).toBe('{"id":1}');
  });

  it('announces place and reason in one sentence', async () => {
    const { button, type, message, late } = await open();
    type('[1,]');
    fireEvent.click(button('format'));
    const place = message('fault.where', { line: 1, column: 4 });
    const spoken = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);
    await waitFor(() => expect(spoken()).toEqual([`${place} ${late('reasons.trailingComma')}`]));
  });

  it('draws the caret below the character, announced as a position', async () => {
    const { button, type, message } = await open();
    type('["가나다" x]');
    fireEvent.click(button('format'));
    const excerpt = await screen.findByRole('group', { name: message('fault.place', { line: 1, column: 8 }) });
    const [line, caret] = excerpt.querySelectorAll('pre');
    expect(line?.textContent).toBe('["가나다" x]');
    expect(line?.querySelector('mark')?.textContent).toBe('x');
    expect(caret?.textContent).toBe('["가나다" ^');
    expect(caret?.getAttribute('aria-hidden')).toBe('true');
  });

  it('takes the complaint back from a text that was changed', async () => {
    const { button, field, type, message, late, result } = await open();
    type('[1,]');
    fireEvent.click(button('format'));
    await within(result()).findByText(late('reasons.trailingComma'));
    type('[1]');
    expect(field().getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('button', { name: message('fault.goTo') })).toBeNull();
  });

  it('repeats the words of the engine as they are, also where they look like a placeholder', async () => {
    const { button, result, translate, type } = await open();
    const text = 'x{{line}}$t(x)';
    const engineSays = () => {
      try {
        return JSON.parse(text);
      } catch (error) {
        return String(error).replace('SyntaxError: ', '');
      }
    };
    type(text);
    fireEvent.click(button('format'));
    const words = await within(result()).findByText(engineSays(), { selector: '[lang=en]' });
    expect(words.textContent).toContain(text);
    expect(words.parentElement?.textContent).toBe(translate('errors:failures.json.invalid', { message: engineSays() }));
  });
});
