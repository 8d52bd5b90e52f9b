import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerServiceWorker } from './registerServiceWorker.ts';

type FakeWorker = EventTarget & { state: ServiceWorkerState; readonly postMessage: (message: unknown) => void };

let container: EventTarget;
let waiting: FakeWorker;
let posted: unknown[];
const reload = vi.fn();

beforeEach(() => {
  posted = [];
  reload.mockClear();
  waiting = Object.assign(new EventTarget(), {
    state: 'installed' as ServiceWorkerState,
    postMessage: (message: unknown) => void posted.push(message),
  });
  const registration = Object.assign(new EventTarget(), { waiting, installing: null });
  container = Object.assign(new EventTarget(), { controller: {}, register: async () => registration });
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.useFakeTimers();
});
afterEach(() => vi.unstubAllEnvs());

async function accept(): Promise<void> {
  const offered = Promise.withResolvers<() => void>();
  await registerServiceWorker(offered.resolve);
  (await offered.promise)();
}

it('reloads the page once the accepted version is active', async () => {
  await accept();
  expect(posted).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads the page at once where another tab has accepted it', async () => {
  waiting.state = 'activated';
  await accept();
  expect(reload).toHaveBeenCalled();
});

it('reloads the page also where the accepted version has not become active for a while', async () => {
  await accept();
  vi.advanceTimersByTime(2999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
});
