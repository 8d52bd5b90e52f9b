import { trustedUrl } from '../../browser/trusted-types/trustedUrl.ts';

const FILE = '/sw.js';

type Connection = { readonly saveData?: boolean };

/** Keeping the site on the device costs some hundred kilobytes once; who asked for less data is not asked for it. */
function savesData(): boolean {
  return (navigator as { readonly connection?: Connection }).connection?.saveData === true;
}

/**
 * Keeps the site on the device for offline use.
 *
 * @param onUpdate told when a new version has arrived; calling what it is given puts it in place and loads the page anew
 */
export async function registerServiceWorker(onUpdate: (apply: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData() || !import.meta.env.PROD) return;
  const registration = await navigator.serviceWorker.register(trustedUrl(FILE), { updateViaCache: 'none' });

  function offer(worker: ServiceWorker) {
    onUpdate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage({ type: 'SKIP_WAITING' });
    });
  }

  if (registration.waiting !== null && navigator.serviceWorker.controller !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The very first version takes the place of nothing, so there is nothing to offer.
      if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) offer(installing);
    });
  });
}
