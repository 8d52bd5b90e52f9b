import { act, render } from '@testing-library/react';
import type { Failure } from '@toolbox/core';
import { createI18n, loadMessages } from '@toolbox/i18n';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFailureText } from './useFailureText.ts';

const FAILURE: Failure = { code: 'text.blank', facts: {} };
/** Longer than both attempts, and than the time for which a failed load is remembered. */
const LATER_MS = 5000;

function Field({ failure }: { readonly failure: Failure | undefined }) {
  return <p>{useFailureText()(failure)}</p>;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('loads messages that failed to load again with the next failure, not before', async () => {
  // The file itself is there at once.
  await loadMessages(createI18n({ language: 'en' }), 'en', 'errors');
  const i18n = createI18n({ language: 'en' });
  const add = i18n.addResourceBundle;
  const failing = vi.fn(() => {
    throw new Error('no network');
  });
  i18n.addResourceBundle = failing;
  const field = (failure?: Failure) => (
    <I18nextProvider i18n={i18n}>
      <Field failure={failure} />
    </I18nextProvider>
  );
  const { container, rerender } = render(field());
  const show = async (failure?: Failure) => {
    rerender(field(failure));
    await act(() => vi.advanceTimersByTimeAsync(LATER_MS));
  };
  await show();
  await show();
  expect(failing).toHaveBeenCalledTimes(2);
  await show(FAILURE);
  expect(failing).toHaveBeenCalledTimes(4);
  expect(container.textContent).toBe('');
  i18n.addResourceBundle = add;
  await show(FAILURE);
  expect(container.textContent).toBe('Please enter some text.');
});
