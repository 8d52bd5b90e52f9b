import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextField } from '../field/TextField.tsx';

const NAMES = ['price', 'quantity', 'fee'] as const;

function Form() {
  const [form, setForm] = useState({ price: '', quantity: '', fee: '' });
  return NAMES.map((name) => (
    <TextField key={name} label={name} value={form[name]} onChange={(typed) => setForm({ ...form, [name]: typed })} />
  ));
}

it('reports every field of a form that was typed into before hydration', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Form />);
  const fields = [...place.querySelectorAll('input')];
  for (const [index, field] of fields.entries()) field.value = String(index + 1);
  await act(async () => {
    hydrateRoot(place, <Form />);
  });
  expect([...place.querySelectorAll('input')]).toEqual(fields);
  expect(fields.map(({ value }) => value)).toEqual(['1', '2', '3']);
});
