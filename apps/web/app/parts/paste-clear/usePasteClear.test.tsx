import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { TextField } from '@toolbox/ui/field/TextField';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderView } from '../../testing/renderView.tsx';
import { usePasteClear } from './usePasteClear.tsx';

function Form() {
  const [text, setText] = useState('old');
  const { id, actions, hint } = usePasteClear(text, setText, 'Any text');
  return <TextField label="Text" id={id} actions={actions} hint={hint} value={text} onChange={setText} />;
}

async function open(readText: (() => Promise<string>) | undefined) {
  vi.stubGlobal('navigator', { ...navigator, clipboard: readText && { readText } });
  const { translate } = await renderView(Form, 'info', 'ko');
  const button = (name: string) =>
    screen.getByRole<HTMLButtonElement>('button', { name: translate(`common:actions.${name}`) });
  const press = (name: string) => act(async () => void fireEvent.click(button(name)));
  const field = () => screen.getByLabelText<HTMLInputElement>('Text');
  const says = (reason: 'denied' | 'nothing') =>
    screen.queryAllByText(translate(`inputNotices:paste.${reason}`)).length > 0;
  return { button, press, field, says };
}

it('puts what the clipboard holds in place of the text, without the blanks around it', async () => {
  const { press, field, says } = await open(async () => ' new \n');
  await press('paste');
  expect(field().value).toBe('new');
  expect(says('denied') || says('nothing')).toBe(false);
});

it('puts a blank for each line break and tab', async () => {
  const { press, field } = await open(async () => '8.8.8.8\r\n1.1.1.1\t9.9.9.9\r\n');
  await press('paste');
  expect(field().value).toBe('8.8.8.8 1.1.1.1 9.9.9.9');
});

it.each([
  ['denied', async () => Promise.reject(new Error('denied'))],
  ['missing', undefined],
])('says so where the clipboard is %s, and keeps the text', async (_, readText) => {
  const { press, field, says } = await open(readText);
  await press('paste');
  expect(field().value).toBe('old');
  expect(says('denied')).toBe(true);
});

it('describes the field with the reason once, and announces it', async () => {
  const { press, field } = await open(undefined);
  await press('paste');
  const hint = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  const reason = hint?.querySelector('p')?.textContent ?? '';
  expect(reason).not.toBe('');
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(reason));
  expect(hint?.textContent).toBe(`Any text${reason}`);
});

it('no longer says so once the text has changed, also if it is the former one again', async () => {
  const { press, field, says } = await open(undefined);
  await press('paste');
  expect(says('denied')).toBe(true);
  for (const value of ['new', 'old']) {
    fireEvent.change(field(), { target: { value } });
    expect(says('denied')).toBe(false);
  }
});

it('says so where the clipboard holds no text, until there is one', async () => {
  const copied = [' \n', 'new'];
  const { press, field, says } = await open(async () => copied.shift() ?? '');
  await press('paste');
  expect(field().value).toBe('old');
  expect(says('nothing')).toBe(true);
  await press('paste');
  expect(field().value).toBe('new');
  expect(says('nothing')).toBe(false);
});

it('clears the text and goes to the field; with nothing in it there is nothing to clear', async () => {
  const { press, field, button } = await open(undefined);
  await press('clear');
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(button('clear').disabled).toBe(true);
});
