import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../testing/renderView.tsx';
import { POLL_MS } from './api.ts';
import { network, openPremium, PATIENT, PREMIUM, servePremium } from './testing/premiumPage.tsx';
import View from './View.tsx';

/** Renders the page, also as for a returning visitor. */
function AnewOnDemand() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        anew
      </button>
      <View key={visit} />
    </>
  );
}

const notices: string[] = [];
let permission: NotificationPermission = 'default';

servePremium();
beforeEach(() => {
  notices.length = 0;
  permission = 'granted';
  class FakeNotification {
    static get permission() {
      return permission;
    }
    static requestPermission = async () => permission;
    constructor(_title: string, { body }: { readonly body: string }) {
      notices.push(body);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
});

describe.each(LANGUAGES)('the alert of the premium in %s', (language) => {
  async function openAlert(Page = View) {
    const page = await openPremium(language, Page);
    await page.shows('+2.08%');
    const { words } = page;
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: words('alert.on') }, PATIENT);
    const field = screen.getByLabelText<HTMLInputElement>(words('alert.threshold'));
    const write = (value: string) => fireEvent.change(field, { target: { value } });
    const switchOn = () => act(async () => void fireEvent.click(toggle));
    return { ...page, toggle, field, write, switchOn };
  }

  it('waits for a finished number', async () => {
    const { words, write, field, switchOn } = await openAlert();
    write('30');
    await switchOn();
    expect(screen.getByText(words('alert.watching'))).toBeTruthy();
    write('2');
    expect(screen.getByText(words('alert.unfinished'))).toBeTruthy();
    write('25');
    fireEvent.blur(field);
    expect(screen.getByText(words('alert.watching'))).toBeTruthy();
    expect(notices).toEqual([]);
    write('2');
    fireEvent.keyDown(field, { key: 'Enter' });
    await vi.waitFor(() => expect(notices).toHaveLength(1));
  });

  it('says when it last looked, and when it cannot', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.UTC(2026, 10, 20, 14, 5, 9) });
    const { words, write, switchOn } = await openAlert();
    write('30');
    await switchOn();
    const [said = ''] = words('alert.lastLook', { time: '|' }).split('|');
    const lastLook = () => screen.getByText((text) => text.startsWith(said)).textContent;
    const first = lastLook();
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    await vi.waitFor(() => expect(lastLook()).not.toBe(first));
    const second = lastLook();
    network.answers[PREMIUM] = Response.json({ success: false, error: { code: 'FX' } }, { status: 503 });
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS + 1000));
    expect(await screen.findByText(words('alert.failed'))).toBeTruthy();
    expect(lastLook()).toBe(second);
  });

  it('comes back as it was, and asks for no permission by itself', async () => {
    const ask = vi.spyOn(Notification, 'requestPermission');
    const { words, write, switchOn } = await openAlert(AnewOnDemand);
    permission = 'denied';
    write('30');
    await switchOn();
    expect(ask).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'anew' }));
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: words('alert.on') });
    expect(toggle.checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(words('alert.threshold')).value).toBe('30');
    expect(screen.getByText(words('alert.watching'))).toBeTruthy();
    expect(screen.getByText(words('alert.denied'))).toBeTruthy();
    expect(ask).toHaveBeenCalledOnce();
  });
});
