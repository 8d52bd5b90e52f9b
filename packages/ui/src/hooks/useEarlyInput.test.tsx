import { act } from '@testing-library/react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { TextField } from '../field/TextField.tsx';
import { earlyReplacement, newerTexts, restoredTexts } from './useEarlyInput.ts';

const NAMES = ['price', 'quantity', 'fee'] as const;

function Form() {
  const [form, setForm] = useState({ price: '', quantity: '', fee: '' });
  return (
    <>
      {NAMES.map((name) => (
        <TextField
          key={name}
          label={name}
          value={form[name]}
          onChange={(typed) => setForm({ ...form, [name]: typed })}
        />
      ))}
      <output>{JSON.stringify(form)}</output>
    </>
  );
}

const never = () => () => {};

/** Renders once more right after hydration, as for a stored draft; `accept` gives what its field takes of a text. */
function Stored({ accept }: { readonly accept: (text: string) => string }) {
  const stored = useSyncExternalStore(
    never,
    () => 'stored',
    () => 'built',
  );
  const [text, setText] = useState('');
  return (
    <>
      <TextField label={stored} value={text} onChange={(typed) => setText(accept(typed))} />
      <output>{JSON.stringify({ stored, text })}</output>
    </>
  );
}

let close = () => {};
afterEach(() => close());

/** A field whose draft follows right after hydration, and replaces what the browser restored. */
function Drafted({ draft }: { readonly draft: string }) {
  const stored = useSyncExternalStore(
    never,
    () => draft,
    () => '',
  );
  const [typed, setTyped] = useState<string>();
  const text = typed ?? stored;
  return (
    <>
      <TextField label="text" value={text} onChange={setTyped} />
      <output>{JSON.stringify({ text, typed })}</output>
    </>
  );
}

/**
 * Hydrates a form after values were typed into its fields, and gives the fields and the state of the form.
 *
 * @param restored what the browser had filled into the first field before that; null if the visitor edited it earlier
 * @param mayBeNewer whether that may be newer than its state
 */
async function hydrateTyped(
  values: readonly string[],
  form: ReactNode = <Form />,
  restored?: string | null,
  { mayBeNewer = false } = {},
) {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(form);
  const fields = [...place.querySelectorAll('input')];
  for (const [index, value] of values.entries()) {
    const field = fields[index];
    if (field) field.value = value;
  }
  if (restored !== undefined && fields[0]) {
    if (mayBeNewer) newerTexts.set(fields[0], restored ?? '');
    else restoredTexts.set(fields[0], restored ?? undefined);
  }
  const last = fields[values.length - 1];
  last?.focus();
  last?.setSelectionRange(1, 2);
  const set = vi.spyOn(HTMLInputElement.prototype, 'value', 'set');
  const root = await act(async () => hydrateRoot(place, form));
  close = () => {
    act(() => root.unmount());
    place.remove();
  };
  expect([...place.querySelectorAll('input')]).toEqual(fields);
  return { fields, set, state: JSON.parse(place.querySelector('output')?.textContent ?? '') };
}

it('reports every field of a form that was typed into before hydration', async () => {
  const { fields, state } = await hydrateTyped(['100', '200', '300']);
  expect(state).toEqual({ price: '100', quantity: '200', fee: '300' });
  expect(fields.map(({ value }) => value)).toEqual(['100', '200', '300']);
  expect([fields[2]?.selectionStart, fields[2]?.selectionEnd]).toEqual([1, 2]);
});

it('reports as typed what the field with the focus has, where typing may go on', async () => {
  const typed: unknown[] = [];
  const hear = (event: Event) => typed.push((event as InputEvent).inputType);
  document.addEventListener('input', hear);
  await hydrateTyped(['1000 ', '2000 ']);
  document.removeEventListener('input', hear);
  expect(typed).toEqual(['insertReplacementText', 'insertText']);
});

// Also fails where React tracks the value of a field under another name: it then ignores the event.
it('does not set the value, which would commit a composition and move the caret', async () => {
  const { fields, set, state } = await hydrateTyped(['100']);
  expect(state).toEqual({ price: '100', quantity: '', fee: '' });
  expect(set).not.toHaveBeenCalled();
  expect([fields[0]?.selectionStart, fields[0]?.selectionEnd]).toEqual([1, 2]);
});

it('does not set the value where another render follows hydration', async () => {
  const { fields, set, state } = await hydrateTyped(['100'], <Stored accept={(text) => text} />);
  expect(state).toEqual({ stored: 'stored', text: '100' });
  expect(set).not.toHaveBeenCalled();
  expect([fields[0]?.selectionStart, fields[0]?.selectionEnd]).toEqual([1, 2]);
});

it('shows the state where what was typed does not change it', async () => {
  const { fields, state } = await hydrateTyped(['100'], <Stored accept={() => ''} />);
  expect(state).toEqual({ stored: 'stored', text: '' });
  expect(fields[0]?.value).toBe('');
});

it('shows the draft in place of what the browser restored', async () => {
  const { fields, state } = await hydrateTyped(['older'], <Drafted draft="newer" />, 'older');
  expect(state).toEqual({ text: 'newer' });
  expect(fields[0]?.value).toBe('newer');
});

it('empties a restored field whose draft was erased', async () => {
  const { fields, state } = await hydrateTyped(['private'], <Drafted draft="" />, 'private');
  expect(state).toEqual({ text: '' });
  expect(fields[0]?.value).toBe('');
});

it.each(['', 'hello '])('reports a restored text that continues the draft %o where it may be newer', async (draft) => {
  const form = <Drafted draft={draft} />;
  const { set, state } = await hydrateTyped(['hello there'], form, 'hello there', { mayBeNewer: true });
  expect(state).toEqual({ text: 'hello there', typed: 'hello there' });
  expect(set).not.toHaveBeenCalled();
});

it('shows the draft where a restored text that may be newer does not continue it', async () => {
  const form = <Drafted draft="hello there" />;
  const { fields, state } = await hydrateTyped(['hello'], form, 'hello', { mayBeNewer: true });
  expect(state).toEqual({ text: 'hello there' });
  expect(fields[0]?.value).toBe('hello there');
});

it('reports what was typed before hydration where a text that may be newer was restored', async () => {
  const { fields, set, state } = await hydrateTyped(['typed'], <Drafted draft="hello" />, '', { mayBeNewer: true });
  expect(state).toEqual({ text: 'typed', typed: 'typed' });
  expect(fields[0]?.value).toBe('typed');
  expect(set).not.toHaveBeenCalled();
});

it('leaves a restored field alone that has the text of its draft, with the caret', async () => {
  const { fields, set, state } = await hydrateTyped(['hello'], <Drafted draft="hello" />, 'hello');
  expect(state).toEqual({ text: 'hello' });
  expect(set).not.toHaveBeenCalled();
  expect([fields[0]?.selectionStart, fields[0]?.selectionEnd]).toEqual([1, 2]);
});

it('reports the complete text where something was typed into a restored one', async () => {
  const { fields, set, state } = await hydrateTyped(['hello!'], <Drafted draft="hello" />, 'hello');
  expect(state).toEqual({ text: 'hello!', typed: 'hello!' });
  expect(fields[0]?.value).toBe('hello!');
  expect(set).not.toHaveBeenCalled();
});

it.each([
  ['was restored', 'hello'],
  ['was edited earlier', null],
] as const)('reports that a field was emptied which %s, so that its draft does not come back', async (_, restored) => {
  const { fields, set, state } = await hydrateTyped([''], <Drafted draft="hello" />, restored);
  expect(state).toEqual({ text: '', typed: '' });
  expect(fields[0]?.value).toBe('');
  expect(set).not.toHaveBeenCalled();
});

it.each([
  ['continues', 'hello!', 0],
  ['replaces', 'other', 1],
])('lets the application wrap the report of a text only if it replaces the draft (%s it)', async (_, typed, runs) => {
  const run = vi.spyOn(earlyReplacement, 'run');
  const { state } = await hydrateTyped([typed], <Drafted draft="hello" />);
  expect(state).toEqual({ text: typed, typed });
  expect(run).toHaveBeenCalledTimes(runs);
  run.mockRestore();
});
