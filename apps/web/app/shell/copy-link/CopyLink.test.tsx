import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadMessages } from '@toolbox/i18n';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { readDraftFragment } from '../../browser/draft/draftLink.ts';
import { drafts } from '../../browser/draft/drafts.ts';
import { renderView } from '../../testing/renderView.tsx';
import CopyLink from './CopyLink.tsx';

/** The page of a tool, which stays mounted as another one is opened. */
function Page() {
  const [tool, setTool] = useState('first');
  return (
    <>
      <CopyLink tool={tool} />
      <button type="button" onClick={() => setTool('second')}>
        open
      </button>
    </>
  );
}

/** The page of a tool with an input, whose link was copied by a click that focuses no button. */
async function copyFirst() {
  for (const tool of ['first', 'second']) drafts.register(`${tool}.text`, { initial: '' });
  const { translate, i18n } = await renderView(Page, 'info', 'en');
  await act(() => loadMessages(i18n, 'en', 'palette'));
  drafts.change([['first.text', { value: 'old' }]]);
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const copied = () => readDraftFragment(new URL(written.mock.lastCall?.[0] ?? '').hash);
  fireEvent.click(screen.getByRole('button', { name: translate('common:actions.copyLink') }));
  const offer = await screen.findByRole('button', { name: translate('palette:link.withInputs') });
  return { offer, copied };
}

it('copies the current inputs, not those from when it offered them', async () => {
  const { offer, copied } = await copyFirst();
  drafts.change([['first.text', { value: 'new' }]]);
  fireEvent.click(offer);
  await waitFor(() => expect(copied()).toEqual({ text: 'new' }));
});

it('announces what the copied link omits in a status that was there before', async () => {
  for (const tool of ['first', 'second']) drafts.register(`${tool}.text`, { initial: '' });
  const { translate, i18n } = await renderView(Page, 'info', 'en');
  await act(() => loadMessages(i18n, 'en', 'palette'));
  drafts.change([['first.text', { value: 'old' }]]);
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const before = screen.getAllByRole('status');
  fireEvent.click(screen.getByRole('button', { name: translate('common:actions.copyLink') }));
  await waitFor(() => expect(before.map(({ textContent }) => textContent)).toContain(translate('palette:link.plain')));
});

it('calls a large document too long for a link without encoding it', async () => {
  const { translate, i18n } = await renderView(() => <CopyLink tool="first" />, 'info', 'en');
  await act(() => loadMessages(i18n, 'en', 'palette'));
  drafts.register('first.text', { initial: '' });
  drafts.change([['first.text', { value: 'a'.repeat(1_000_000) }]]);
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const encode = vi.spyOn(globalThis, 'btoa');
  fireEvent.click(screen.getByRole('button', { name: translate('common:actions.copyLink') }));
  expect(await screen.findByText(translate('palette:link.tooLong'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: translate('palette:link.withInputs') })).toBeNull();
  expect(encode).not.toHaveBeenCalled();
});

it('offers the inputs of a tool on no other page', async () => {
  const { offer } = await copyFirst();
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(offer.isConnected).toBe(false);
});
