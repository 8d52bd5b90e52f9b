import { act, fireEvent, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
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

it.each([
  ['common:actions.close', undefined],
  ['shell:error.retry', FILL],
])('after a failed navigation keeps what was sent only for a retry: %s', async (key, kept) => {
  const root = { id: 'root', path: '', module: '' };
  const route = { id: 'vat', parentId: 'root', path: VAT.slice(1), module: '/missing.js' };
  vi.stubGlobal('__reactRouterManifest', { routes: { root, vat: route } });
  vi.stubGlobal('__reactRouterRouteModules', { root: {} });
  const { translate } = await renderView(Page, 'vat-calculator', 'en');
  deliveries.put('vat-calculator', FILL);
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  const button = await screen.findByRole('button', { name: translate(key) });
  await act(async () => void fireEvent.click(button));
  expect(deliveries.take('vat-calculator')).toEqual(kept);
});
