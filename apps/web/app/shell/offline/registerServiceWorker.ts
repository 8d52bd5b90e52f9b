import { savesData } from '../../browser/connection/savesData.ts';
import { trustedUrl } from '../../browser/trusted-types/trustedUrl.ts';

const FILE = '/sw.js';

/**
 * A new version becomes active once the earlier one is idle. Chromium may start that again in the same moment, and then
 * waits for half a minute or more, unless the page is reloaded.
 */
const ACTIVATION_MS = 3000;

/**
 * Caches the site on the device for offline use: about 1.4 MB over the network, and 5 MB on the device. An update
 * fetches the pages, their data and the scripts that have changed, and takes as much space again until it is active.
 *
 * @param onUpdate called when a new version is available, with a function that activates it and reloads the page
 */
export async function registerServiceWorker(onUpdate: (apply: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData() || !import.meta.env.PROD) return;
  const registration = await navigator.serviceWorker.register(trustedUrl(FILE), { updateViaCache: 'none' });

  function offer(worker: ServiceWorker) {
    onUpdate(() => {
      // Another tab has activated it already: no event follows here.
      if (worker.state !== 'installed') location.reload();
      const late = setTimeout(() => location.reload(), ACTIVATION_MS);
      const reload = () => {
        clearTimeout(late);
        location.reload();
      };
      navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
      worker.postMessage({ type: 'SKIP_WAITING' });
    });
  }

  function follow(worker: ServiceWorker | null) {
    worker?.addEventListener('statechange', () => {
      // The first version replaces nothing, so there is nothing to offer.
      if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) offer(worker);
    });
  }

  if (registration.waiting !== null && navigator.serviceWorker.controller !== null) offer(registration.waiting);
  // The browser may have found the update before this code ran.
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}
