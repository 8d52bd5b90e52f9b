import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createListeners } from '@toolbox/ui/hooks/createListeners';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formHistory } from '../../browser/undo/formHistory.ts';
import { queryClient } from '../../data/queryClient.ts';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import View from './View.tsx';

const MOUNTAIN_VIEW = {
  ip: '8.8.8.8',
  country_name: 'United States',
  country_code: 'US',
  city: 'Mountain View',
  org: 'GOOGLE',
  latitude: 37.42301,
  longitude: -122.083352,
  timezone: 'America/Los_Angeles',
};

let answers: (() => Promise<Response>)[] = [];
let asked: string[] = [];

const json = (body: unknown, init?: ResponseInit) => async () => new Response(JSON.stringify(body), init);
const down = async () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  answers = [];
  asked = [];
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return (answers.shift() ?? down)();
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  formHistory.forget();
  vi.unstubAllGlobals();
});

const UNITED_STATES = { ko: '미국', en: 'United States' };

describe.each(LANGUAGES)('IP lookup in %s', (language) => {
  async function open() {
    const view = await renderView(View, 'ip-lookup', language);
    const message = (key: string, values?: Readonly<Record<string, string>>) =>
      view.translate(`ip-lookup:${key}`, values);
    const address = screen.getByLabelText<HTMLInputElement>(message('address'));
    const lookup = screen.getByRole<HTMLButtonElement>('button', { name: view.translate('common:actions.lookup') });
    const result = () => screen.getByRole('region', { name: view.translate('common:labels.result') });
    const copy = () =>
      within(result()).getByRole<HTMLButtonElement>('button', { name: view.translate('common:actions.copy') });
    const ask = (text: string) => {
      fireEvent.change(address, { target: { value: text } });
      fireEvent.click(lookup);
    };
    return { ...view, message, address, lookup, result, copy, ask };
  }

  it('can be asked at once, and has nothing to copy yet', async () => {
    const { lookup, result, copy, message } = await open();
    expect(lookup.disabled).toBe(false);
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    expect(copy().disabled).toBe(true);
  });

  it('looks up the visitor where nothing is typed', async () => {
    const { ask, result } = await open();
    answers = [json({ ...MOUNTAIN_VIEW, ip: '203.0.114.7' })];
    ask('  ');
    await screen.findByText('Mountain View');
    expect(result().textContent).toContain('203.0.114.7');
    expect(asked).toEqual(['/api/geo/json/']);
  });

  it('shows country, city, provider, place and time, and a map', async () => {
    const { ask, result, copy, message } = await open();
    answers = [json(MOUNTAIN_VIEW)];
    ask(' 8.8.8.8 ');
    await screen.findByText('Mountain View');
    expect(asked).toEqual(['/api/geo/8.8.8.8/json/']);
    expect(within(result()).getByText(`${UNITED_STATES[language]}, Mountain View`, { selector: 'p' })).toBeTruthy();
    for (const text of [
      '8.8.8.8',
      UNITED_STATES[language],
      'GOOGLE',
      '37.42301, -122.08335',
      'America/Los_Angeles',
      'GMT-',
    ]) {
      expect(result().textContent).toContain(text);
    }
    expect(within(result()).getByText(message('accuracy'))).toBeTruthy();
    expect(copy().disabled).toBe(false);
    const map = await screen.findByTitle<HTMLIFrameElement>(message('mapTitle', { ip: '8.8.8.8' }));
    expect(map.getAttribute('src')).toContain('marker=37.42301,-122.08335');
    expect(map.getAttribute('height')).toBe('400');
  });

  it('says of a simulated location that it is made up, also where it is copied', async () => {
    const writeText = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const { ask, result, copy, message } = await open();
    answers = [json({ simulated: true, ...MOUNTAIN_VIEW }), json({ ...MOUNTAIN_VIEW, ip: '8.8.4.4' })];
    ask('8.8.8.8');
    expect(await screen.findByText(message('simulated'))).toBeTruthy();
    await act(async () => void fireEvent.click(copy()));
    expect(writeText.mock.calls[0]?.[0].split('\n')[0]).toBe(message('simulated'));
    ask('8.8.4.4');
    await waitFor(() => expect(result().textContent).toContain('8.8.4.4'));
    expect(screen.queryByText(message('simulated'))).toBeNull();
  });

  it('says what is unknown, and shows no map without a place', async () => {
    const { ask, message } = await open();
    answers = [json({ ip: '8.8.8.8', country_name: 'France' })];
    ask('8.8.8.8');
    await screen.findByText('France', { selector: 'dd *' });
    expect(screen.getAllByText(message('unknown'))).toHaveLength(4);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it.each([
    // A text with an IPv6 address that is explained is not called one that cannot be looked up.
    ...['1.2.3', '1.2.3.256', '010.1.1.1', 'example', 'fe80:1', 'fe80::1%eth0'].map((text) => [
      text,
      'errors:failures.ip.badFormat',
    ]),
    ['example.com', 'ip-lookup:domain'],
    ['https://www.example.com/a', 'ip-lookup:domain'],
    ...['xn--3e0b707e.xn--3e0b707e', 'localhost', 'localhost:3000', 'a@example.com', '_dmarc.example.com.'].map(
      (text) => [text, 'ip-lookup:domain'],
    ),
    ['2001:4860:4860::8888', 'ip-lookup:ipv6'],
    ...['[2001:4860:4860::8888]', '[2001:4860:4860::8888]:443', '2001:4860:4860::8888/64'].map((text) => [
      text,
      'ip-lookup:ipv6',
    ]),
  ])('refuses %s beside the field, and asks nobody', async (text = '', key = '') => {
    const { ask, address, translate } = await open();
    ask(text);
    expect(await screen.findByText(translate(key, { example: '8.8.8.8' }))).toBeTruthy();
    expect(address.getAttribute('aria-invalid')).toBe('true');
    expect(address.value).toBe(text);
    expect(asked).toEqual([]);
  });

  it('explains a special IPv6 address without asking anybody', async () => {
    const { ask, address, message } = await open();
    ask('::1');
    expect(await screen.findByText(message('special.loopback.text'))).toBeTruthy();
    expect(address.getAttribute('aria-invalid')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('calls only an IPv4 link-local address a fault', async () => {
    const { ask, message } = await open();
    ask('fe80::1');
    expect(await screen.findByText(message('special.linkLocal.textOfIpv6'))).toBeTruthy();
    ask('169.254.0.1');
    expect(await screen.findByText(message('special.linkLocal.text'))).toBeTruthy();
    expect(screen.queryByText(message('special.linkLocal.textOfIpv6'))).toBeNull();
  });

  it.each(['https://8.8.8.8/', '8.8.8.8:53', '8,8,8,8', '８.８.８.８'])('offers the address in %s', async (text) => {
    const { ask, address, lookup, translate } = await open();
    ask(text);
    const name = translate('common:actions.useValue', { value: '8.8.8.8' });
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(address.value).toBe('8.8.8.8');
    expect(address.getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(address);
    // Nothing is sent before the visitor asks.
    expect(asked).toEqual([]);
    answers = [json(MOUNTAIN_VIEW)];
    fireEvent.click(lookup);
    await screen.findByText('Mountain View');
    expect(asked).toEqual(['/api/geo/8.8.8.8/json/']);
  });

  it.each([
    ['8.8.4.4, 8.8.8.8', '8.8.8.8'],
    ['4.4.8.8.in-addr.arpa', '8.8.4.4'],
    ['::ffff:808:808', '8.8.8.8'],
    ['[::ffff:808:808]:53', '8.8.8.8'],
    ['[fe80::1%eth0]', 'fe80::1'],
    ['링크-로컬 IPv6 주소 . . . . : fe80::a1b2:c3d4:e5f6:1%12(기본 설정)', 'fe80::a1b2:c3d4:e5f6:1'],
    ['IPv4: 192.168.0.10 IPv6: fe80::1', '192.168.0.10'],
    ['IPv4: 8.8.8.8 IPv6: 2001:4860:4860::8888', '8.8.8.8'],
  ])('offers an address in %s: %s', async (text, value) => {
    const { ask, address, translate } = await open();
    ask(text);
    fireEvent.click(await screen.findByRole('button', { name: translate('common:actions.useValue', { value }) }));
    expect(address.value).toBe(value);
    expect(address.getAttribute('aria-invalid')).toBeNull();
  });

  it('does not blame what is still being typed', async () => {
    const { address } = await open();
    fireEvent.change(address, { target: { value: '8.8.' } });
    expect(address.getAttribute('aria-invalid')).toBeNull();
  });

  it.each(['8.8.8.8', ''])(
    'keeps the reason until it is corrected to %j, and judges the next address afresh',
    async (corrected) => {
      const { ask, address } = await open();
      ask('1.2.3');
      fireEvent.change(address, { target: { value: '1.2.3.' } });
      expect(address.getAttribute('aria-invalid')).toBe('true');
      fireEvent.change(address, { target: { value: corrected } });
      expect(address.getAttribute('aria-invalid')).toBeNull();
      fireEvent.change(address, { target: { value: '8.8.' } });
      expect(address.getAttribute('aria-invalid')).toBeNull();
    },
  );

  it.each([
    ['192.168.0.1', 'private', 'RFC 1918'],
    ['127.0.0.1', 'loopback', 'RFC 1122'],
    ['100.64.0.1', 'carrierNat', 'RFC 6598'],
    ['203.0.113.9', 'documentation', 'RFC 5737'],
    ['224.0.0.1', 'multicast', 'RFC 5771'],
  ])('explains %s without asking anybody', async (text, kind, rfc) => {
    const { ask, result, message } = await open();
    ask(text);
    expect(await screen.findByText(message(`special.${kind}.text`))).toBeTruthy();
    expect(result().textContent).toContain(message(`special.${kind}.name`));
    expect(result().textContent).toContain(rfc);
    expect(asked).toEqual([]);
  });

  it('explains the own address of a visitor within a network', async () => {
    const { ask, message } = await open();
    answers = [json({ ip: '192.168.1.5', error: true, reason: 'Reserved IP Address', reserved: true })];
    ask('');
    expect(await screen.findByText(message('special.private.text'))).toBeTruthy();
  });

  it('names the country as the provider does where its code says nothing', async () => {
    const { ask } = await open();
    answers = [json({ ip: '8.8.8.8', country_name: 'Utopia', country_code: 'QQ' })];
    ask('8.8.8.8');
    expect(await screen.findByText('Utopia', { selector: 'dd *' })).toBeTruthy();
  });

  it('shows the own address also while nobody can tell its place, and tries again', async () => {
    const { ask, result, message, translate } = await open();
    const ip = '203.0.114.7';
    answers = [json({ ip, error: true, reason: 'Location Unavailable' }), json({ ...MOUNTAIN_VIEW, ip })];
    ask('');
    expect(await screen.findByText(message('noPlaceNow'))).toBeTruthy();
    expect(within(result()).getByText(ip)).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.retry') }));
    expect(await screen.findByText('Mountain View')).toBeTruthy();
  });

  it('asks about an address once a minute, and about the visitor each time', async () => {
    const { ask, result } = await open();
    answers = [json(MOUNTAIN_VIEW), json({ ...MOUNTAIN_VIEW, ip: '203.0.114.7' })];
    ask('8.8.8.8');
    await screen.findByText('Mountain View');
    ask('8.8.8.8');
    await screen.findByText('Mountain View');
    ask('');
    await waitFor(() => expect(result().textContent).toContain('203.0.114.7'));
    answers = [json({ ...MOUNTAIN_VIEW, ip: '203.0.114.8' })];
    ask('');
    await waitFor(() => expect(result().textContent).toContain('203.0.114.8'));
    expect(asked).toEqual(['/api/geo/8.8.8.8/json/', '/api/geo/json/', '/api/geo/json/']);
  });

  it('says that an address is not found, and hides the map of the one before', async () => {
    const { ask, copy, translate } = await open();
    answers = [json(MOUNTAIN_VIEW), json({ ip: '198.41.0.4', error: true, reason: 'Not Found' })];
    ask('8.8.8.8');
    await screen.findByText('Mountain View');
    ask('198.41.0.4');
    expect(await screen.findByText(translate('errors:failures.ip.notFound'))).toBeTruthy();
    expect(screen.queryByText('Mountain View')).toBeNull();
    expect(document.querySelector('iframe')).toBeNull();
    expect(copy().disabled).toBe(true);
  });

  it('never calls trouble with the network "not found", and tries again', async () => {
    const { ask, message, translate } = await open();
    answers = [down, down, json(MOUNTAIN_VIEW)];
    ask('8.8.8.8');
    // The second attempt comes after half a second.
    const title = await screen.findByText(message('failed'), undefined, { timeout: 2500 });
    expect(screen.getByText(translate('errors:calls.noResponse'))).toBeTruthy();
    expect(title.closest('[role="alert"]')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.retry') }));
    expect(await screen.findByText('Mountain View')).toBeTruthy();
  });

  it('says how long to wait', async () => {
    const { ask, message, translate } = await open();
    answers = [json({}, { status: 429, headers: { 'retry-after': '30' } })];
    ask('8.8.8.8');
    expect(await screen.findByText(message('failed'))).toBeTruthy();
    expect(screen.getByText(translate('errors:calls.rateLimitSeconds', { seconds: 30 }))).toBeTruthy();
  });

  it('clears everything on Reset', async () => {
    const { ask, address, result, message, translate } = await open();
    answers = [json(MOUNTAIN_VIEW)];
    ask('8.8.8.8');
    await screen.findByText('Mountain View');
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    expect(address.value).toBe('');
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('drops the answer of a request that was undone', async () => {
    const { ask, address, lookup, result, translate } = await open();
    const held = Promise.withResolvers<Response>();
    answers = [json({ ip: '1.1.1.1', country_name: 'France' }), () => held.promise];
    ask('1.1.1.1');
    await screen.findByText('France', { selector: 'dd *' });
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.fillExample') }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(lookup.getAttribute('aria-busy')).toBe('true');

    const expectUndone = () => {
      expect(address.value).toBe('1.1.1.1');
      expect(result().textContent).toContain('France');
      expect(lookup.getAttribute('aria-busy')).not.toBe('true');
    };
    act(formHistory.undo);
    expectUndone();
    held.resolve(await json(MOUNTAIN_VIEW)());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expectUndone();

    act(formHistory.redo);
    expect(address.value).toBe('8.8.8.8');
    expect(lookup.getAttribute('aria-busy')).not.toBe('true');
  });

  it('does not restore a request that was aborted', async () => {
    const { ask, address, lookup, result, message, translate } = await open();
    answers = [() => new Promise(() => undefined)];
    ask('8.8.8.8');
    await waitFor(() => expect(asked).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.reset') }));
    await act(async () => formHistory.undo());
    expect(address.value).toBe('8.8.8.8');
    expect(lookup.getAttribute('aria-busy')).not.toBe('true');
    expect(within(result()).getByText(message('empty'))).toBeTruthy();
  });

  it('answers what was asked before the page of another language opened, and asks once at a time there', async () => {
    const pages = createListeners();
    let page = 1;
    const Pages = () => <View key={useSyncExternalStore(pages.subscribe, () => page)} />;
    const { translate } = await renderView(Pages, 'ip-lookup', language);
    const lookup = () => screen.getByRole('button', { name: translate('common:actions.lookup') });
    const turn = () =>
      act(() => {
        page += 1;
        pages.notify();
      });
    const held = Promise.withResolvers<Response>();
    answers = [() => held.promise];
    fireEvent.click(lookup());
    await waitFor(() => expect(asked).toHaveLength(1));
    turn();
    expect(lookup().getAttribute('aria-busy')).toBe('true');
    held.resolve(await json(MOUNTAIN_VIEW)());
    expect(await screen.findByText('Mountain View')).toBeTruthy();

    const late = Promise.withResolvers<Response>();
    answers = [() => late.promise, json({ ip: '1.1.1.1', country_name: 'France' })];
    fireEvent.click(lookup());
    await waitFor(() => expect(asked).toHaveLength(2));
    turn();
    fireEvent.click(screen.getByRole('button', { name: translate('common:actions.fillExample') }));
    expect(await screen.findByText('France', { selector: 'dd *' })).toBeTruthy();
    late.resolve(await json(MOUNTAIN_VIEW)());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByText('Mountain View')).toBeNull();
  });
});
