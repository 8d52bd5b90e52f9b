import { act, fireEvent, screen } from '@testing-library/react';
import { loadMessages } from '@toolbox/i18n';
import { useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import { toDraftFragment } from '../../browser/draft/draftLink.ts';
import { renderView } from '../../testing/renderView.tsx';
import { Delivery } from './Delivery.tsx';

const VAT = '/calculator-tools/vat-calculator';
const AGE = '/calculator-tools/age-calculator';
/** Longer than a link waits for the fields that it names. */
const REFUSED_MS = 2000;

function Page() {
  const navigate = useNavigate();
  return (
    <>
      {[VAT, AGE].map((path) => (
        <button key={path} type="button" onClick={() => void navigate(path)}>
          {path}
        </button>
      ))}
      <Delivery />
    </>
  );
}

it.each([
  ['says on its page that a link is broken', VAT, true],
  ['does not say so on the page that was opened meanwhile', AGE, false],
])('%s', async (_, next, isShown) => {
  const { translate, i18n } = await renderView(Page, 'info', 'en');
  await act(() => loadMessages(i18n, 'en', 'palette'));
  vi.useFakeTimers();
  const open = (path: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name: path })));
  await open(VAT);
  history.replaceState(null, '', toDraftFragment({ gone: 'x' }));
  act(() => void dispatchEvent(new HashChangeEvent('hashchange')));
  if (next !== VAT) await open(next);
  await act(() => vi.advanceTimersByTimeAsync(REFUSED_MS));
  expect(screen.queryByText(translate('palette:link.broken')) !== null).toBe(isShown);
});
