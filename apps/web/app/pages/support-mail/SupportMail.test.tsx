import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { SupportMail } from './SupportMail.tsx';

const ADDRESS = 'help@example.org';

describe.each(LANGUAGES)('the support address in %s', (language) => {
  it('is a mail link', async () => {
    const { translate } = await renderView(() => <SupportMail address={ADDRESS} />, 'info', language);
    const link = screen.getByRole('link', { name: translate('info:support.send') });
    expect(link.getAttribute('href')).toBe(`mailto:${ADDRESS}`);
    expect(screen.getByText(ADDRESS)).toBeTruthy();
  });

  it('is copied, and says so', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const { translate } = await renderView(() => <SupportMail address={ADDRESS} />, 'info', language);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: translate('common:actions.copy') })));
    expect(writeText).toHaveBeenCalledWith(ADDRESS);
    expect(screen.getByRole('button', { name: translate('common:actions.copied') })).toBeTruthy();
  });

  it('never says copied when the browser refused', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockRejectedValue(new Error('denied'));
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const { translate } = await renderView(() => <SupportMail address={ADDRESS} />, 'info', language);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: translate('common:actions.copy') })));
    expect(screen.queryByRole('button', { name: translate('common:actions.copied') })).toBeNull();
    expect(screen.getByRole('button', { name: translate('common:actions.copyFailed') })).toBeTruthy();
  });

  it('says that none is set, with nothing to press', async () => {
    const { translate } = await renderView(() => <SupportMail address={undefined} />, 'info', language);
    expect(screen.getByText(translate('info:support.notSet'))).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
