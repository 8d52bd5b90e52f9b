import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import { drafts } from '../../browser/draft/drafts.ts';
import { renderView } from '../../testing/renderView.tsx';
import { deliveries } from '../delivery/deliveries.ts';
import { ArrivalGuard } from './ArrivalGuard.tsx';

const VAT = '/calculator-tools/vat-calculator';
const FILL = { amount: '5' };

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(VAT)}>
        open
      </button>
      <ArrivalGuard />
    </>
  );
}

/** The file of the page that is opened is missing. */
function stubMissingPage(): void {
  const root = { id: 'root', path: '', module: '' };
  const route = { id: 'vat', parentId: 'root', path: VAT.slice(1), module: '/missing.js' };
  vi.stubGlobal('__reactRouterManifest', { url: '/assets/manifest-old.js', routes: { root, vat: route } });
  vi.stubGlobal('__reactRouterRouteModules', { root: {} });
}

it.each([
  ['common:actions.close', undefined],
  ['shell:error.retry', FILL],
])('after a failed navigation keeps what was sent only for a retry: %s', async (key, kept) => {
  stubMissingPage();
  const { translate } = await renderView(Page, 'vat-calculator', 'en');
  deliveries.put('vat-calculator', FILL);
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  const button = await screen.findByRole('button', { name: translate(key) });
  await act(async () => void fireEvent.click(button));
  expect(deliveries.take('vat-calculator')).toEqual(kept);
});

it.each([
  ['a secret', 'abandon ability able', true],
  ['a text that is too long to be stored', 'a'.repeat(1_000_001), false],
])('warns before the full page load of a new release loses %s', async (_, text, isSecret) => {
  stubMissingPage();
  vi.stubGlobal('fetch', async () => new Response('/assets/manifest-new.js'));
  const assign = vi.fn();
  vi.stubGlobal('location', Object.assign(new URL(location.href), { assign }));
  const { translate } = await renderView(Page, 'vat-calculator', 'en');
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'open' }));
  drafts.register('tool.text', { initial: '', isSecret });
  drafts.change([['tool.text', { value: text }]]);
  open();
  const retry = await screen.findByRole('button', { name: translate('shell:error.retry') });
  expect(screen.getByText(translate('shell:error.missing.release'))).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
  fireEvent.click(retry);
  expect(assign).toHaveBeenCalledExactlyOnceWith(VAT);

  drafts.change([['tool.text', { value: '' }]]);
  open();
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
});
