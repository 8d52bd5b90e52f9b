import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import DonateSticker from './DonateSticker.tsx';

/** The sticker and links to other pages. */
function Site() {
  const navigate = useNavigate();
  return (
    <>
      <DonateSticker />
      <button type="button" onClick={() => void navigate('/donate')}>
        to donate
      </button>
      <button type="button" onClick={() => void navigate('/about')}>
        to about
      </button>
    </>
  );
}

describe.each(LANGUAGES)('the donate sticker in %s', (language) => {
  async function open() {
    const view = await renderView(Site, 'palette', language);
    const message = (key: string) => view.translate(`palette:donateSticker.${key}`);
    const sticker = () => screen.queryByRole('complementary', { name: message('label') });
    const go = (page: string) => act(async () => fireEvent.click(screen.getByRole('button', { name: `to ${page}` })));
    return { ...view, message, sticker, go };
  }

  it('leads to the donate page and says why on hover and focus', async () => {
    const { message } = await open();
    const link = screen.getByRole('link', { name: message('link'), description: message('tip') });
    expect(link.getAttribute('href')).toBe('/donate');
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.pointerEnter(link.parentElement ?? link);
    expect(screen.getByRole('tooltip').textContent).toBe(message('tip'));
  });

  it('fades when dismissed, and is gone at the end of the fade', async () => {
    const { sticker, message } = await open();
    fireEvent.click(screen.getByRole('button', { name: message('dismiss') }));
    expect(sticker()?.dataset['state']).toBe('fading');
    fireEvent.transitionEnd(sticker() ?? document.body);
    expect(sticker()).toBeNull();
  });

  it('does not take the end of a transition inside it for its own', async () => {
    const { sticker, message } = await open();
    const dismiss = screen.getByRole('button', { name: message('dismiss') });
    fireEvent.click(dismiss);
    fireEvent.transitionEnd(dismiss);
    expect(sticker()).not.toBeNull();
  });

  it('stays away on other pages once dismissed', async () => {
    const { sticker, message, go } = await open();
    fireEvent.click(screen.getByRole('button', { name: message('dismiss') }));
    fireEvent.transitionEnd(sticker() ?? document.body);
    await go('about');
    expect(sticker()).toBeNull();
  });

  it('is not on the donate page itself, and comes back on the next', async () => {
    const { sticker, go } = await open();
    await go('donate');
    expect(sticker()).toBeNull();
    await go('about');
    expect(sticker()).not.toBeNull();
  });

  it('is there again when the site is opened again', async () => {
    const { sticker, message } = await open();
    fireEvent.click(screen.getByRole('button', { name: message('dismiss') }));
    fireEvent.transitionEnd(sticker() ?? document.body);
    cleanup();
    const again = await open();
    expect(again.sticker()).not.toBeNull();
  });
});
