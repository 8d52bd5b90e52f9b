/** The permission for notifications: that of the browser, or `missing` if it does not support them. */
export type Permission = NotificationPermission | 'missing';

/** The current permission, without a prompt. */
export function knownPermission(): Permission {
  return typeof Notification === 'undefined' ? 'missing' : Notification.permission;
}

/**
 * Calls a listener when the visitor changes the permission in the settings of the browser, where it reports that.
 *
 * @returns a function that ends it
 */
export function watchPermission(listener: () => void): () => void {
  const ended = new AbortController();
  // Some browsers do not know this name.
  const query = navigator.permissions?.query({ name: 'notifications' }).catch(() => undefined);
  void query?.then((status) => status?.addEventListener('change', listener, { signal: ended.signal }));
  return () => ended.abort();
}

/** Shows the permission prompt of the browser; only in response to an action of the visitor. */
export async function requestPermission(): Promise<Permission> {
  if (typeof Notification === 'undefined') return 'missing';
  try {
    return await Notification.requestPermission();
  } catch {
    return 'missing';
  }
}

/**
 * Shows a system notification if allowed; it replaces an earlier one with the same tag, with a sound of its own. Some
 * browsers support notifications but reject them from pages; the page shows the message too.
 */
export function showNotice(title: string, body: string, tag: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  // TypeScript does not know `renotify`, without which a replacement is silent.
  const options = { body, tag, renotify: true };
  try {
    new Notification(title, options);
  } catch {
    // The page itself shows the same message.
  }
}
