import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeQr } from '../../parts/qr-code/encodeQr.ts';
import { QR_PREVIEW_PX } from '../../parts/qr-code/QrImage.tsx';
import { PLAIN_QR, qrPixels } from '../../parts/qr-code/qrSvg.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { DonationCard } from './DonationCard.tsx';
import { networks } from './networks.ts';

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** Longer than the largest QR code can hold. */
const TOO_LONG = 'x'.repeat(4_000);
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});

describe.each(LANGUAGES)('a donation card in %s', (language) => {
  async function open(address: string | undefined) {
    const onDone = vi.fn();
    const cards = () => (
      <>
        {networks.map((network) => (
          <DonationCard key={network.id} network={network} address={address} onDone={onDone} />
        ))}
      </>
    );
    const view = await renderView(cards, 'info', language);
    const message = (key: string, values?: Readonly<Record<string, string>>) =>
      view.translate(`info:donate.${key}`, values);
    const card = (id: string) => within(screen.getByRole('region', { name: message(`networks.${id}`) }));
    return { ...view, message, card, onDone };
  }

  it('shows the address and draws it as a QR code', async () => {
    const { card, message } = await open(ADDRESS);
    for (const { id, symbol } of networks) {
      expect(card(id).getByText(ADDRESS)).toBeTruthy();
      expect(card(id).getByText(symbol)).toBeTruthy();
      const network = message(`networks.${id}`);
      const image = await card(id).findByRole<HTMLImageElement>('img', { name: message('qr.label', { network }) });
      const { svg } = qrPixels(encodeQr(ADDRESS, 'M'), PLAIN_QR, QR_PREVIEW_PX);
      expect(decodeURIComponent(image.src)).toBe(`data:image/svg+xml,${svg}`);
    }
  });

  it('marks only the network whose address was copied', async () => {
    const { card, message } = await open(ADDRESS);
    await act(async () => fireEvent.click(card('bnb').getByRole('button', { name: message('copy') })));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    expect(card('bnb').getByRole('button', { name: message('copied') })).toBeTruthy();
    expect(card('ethereum').getByRole('button', { name: message('copy') })).toBeTruthy();
  });

  it('never marks a copy that the browser refused', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    const { card, message } = await open(ADDRESS);
    await act(async () => fireEvent.click(card('ethereum').getByRole('button', { name: message('copy') })));
    expect(card('ethereum').queryByRole('button', { name: message('copied') })).toBeNull();
  });

  it('says that no address is set, with nothing to copy and a placeholder for the code', async () => {
    const { card, message } = await open(undefined);
    expect(card('ethereum').getByText(message('notSet'))).toBeTruthy();
    expect(card('ethereum').getByText(message('qr.none'))).toBeTruthy();
    expect(card('ethereum').getByRole('button', { name: message('copy') })).toHaveProperty('disabled', true);
    expect(card('ethereum').getByRole('button', { name: message('done') })).toHaveProperty('disabled', true);
  });

  it('keeps the placeholder where no code can be drawn', async () => {
    const { card, message } = await open(TOO_LONG);
    expect(await card('ethereum').findByText(message('qr.failed'))).toBeTruthy();
    expect(card('ethereum').queryByRole('img')).toBeNull();
  });

  it('takes word that a donation was made', async () => {
    const { card, message, onDone } = await open(ADDRESS);
    fireEvent.click(card('bnb').getByRole('button', { name: message('done') }));
    expect(onDone).toHaveBeenCalledOnce();
  });
});
