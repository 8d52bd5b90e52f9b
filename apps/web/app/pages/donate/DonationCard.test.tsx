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
    const words = (key: string, values?: Readonly<Record<string, string>>) => view.say(`info:donate.${key}`, values);
    const card = (id: string) => within(screen.getByRole('region', { name: words(`networks.${id}`) }));
    return { ...view, words, card, onDone };
  }

  it('shows the address and draws it as a QR code', async () => {
    const { card, words } = await open(ADDRESS);
    for (const { id, symbol } of networks) {
      expect(card(id).getByText(ADDRESS)).toBeTruthy();
      expect(card(id).getByText(symbol)).toBeTruthy();
      const network = words(`networks.${id}`);
      const image = await card(id).findByRole<HTMLImageElement>('img', { name: words('qr.label', { network }) });
      const { svg } = qrPixels(encodeQr(ADDRESS, 'M'), PLAIN_QR, QR_PREVIEW_PX);
      expect(decodeURIComponent(image.src)).toBe(`data:image/svg+xml,${svg}`);
    }
  });

  it('marks only the network whose address was copied', async () => {
    const { card, words } = await open(ADDRESS);
    await act(async () => fireEvent.click(card('bnb').getByRole('button', { name: words('copy') })));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    expect(card('bnb').getByRole('button', { name: words('copied') })).toBeTruthy();
    expect(card('ethereum').getByRole('button', { name: words('copy') })).toBeTruthy();
  });

  it('never marks a copy that the browser refused', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    const { card, words } = await open(ADDRESS);
    await act(async () => fireEvent.click(card('ethereum').getByRole('button', { name: words('copy') })));
    expect(card('ethereum').queryByRole('button', { name: words('copied') })).toBeNull();
  });

  it('says that no address is set, with nothing to copy and a placeholder for the code', async () => {
    const { card, words } = await open(undefined);
    expect(card('ethereum').getByText(words('notSet'))).toBeTruthy();
    expect(card('ethereum').getByText(words('qr.none'))).toBeTruthy();
    expect(card('ethereum').getByRole('button', { name: words('copy') })).toHaveProperty('disabled', true);
    expect(card('ethereum').getByRole('button', { name: words('done') })).toHaveProperty('disabled', true);
  });

  it('keeps the placeholder where no code can be drawn', async () => {
    const { card, words } = await open(TOO_LONG);
    expect(await card('ethereum').findByText(words('qr.failed'))).toBeTruthy();
    expect(card('ethereum').queryByRole('img')).toBeNull();
  });

  it('takes word that a donation was made', async () => {
    const { card, words, onDone } = await open(ADDRESS);
    fireEvent.click(card('bnb').getByRole('button', { name: words('done') }));
    expect(onDone).toHaveBeenCalledOnce();
  });
});
