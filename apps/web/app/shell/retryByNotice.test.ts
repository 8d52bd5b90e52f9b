import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { START_NOTICE_ID } from '../site/startNoticeId.ts';
import { retryByNotice } from './retryByNotice.ts';

const reported = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('reportError', reported);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  document.body.innerHTML = `<div id="${START_NOTICE_ID}"><div><button></button></div></div>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const press = () => document.querySelector('button')?.click();

it('loads again with the button of the notice, and does not reload the page', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue('messages');
  const loaded = retryByNotice(load);
  await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(new TypeError('gone')));
  press();
  expect(await loaded).toBe('messages');
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page after another failure, but not without a network', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('gone'));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  void retryByNotice(load);
  for (const attempts of [1, 2]) {
    await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(attempts));
    press();
  }
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(3));
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  press();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('fails as the load where the page has no notice', async () => {
  document.body.replaceChildren();
  await expect(retryByNotice(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
});
