/** The permission for notifications: that of the browser, or `missing` if it does not support them. */
export type Permission = NotificationPermission | 'missing';

/** The current permission, without a prompt. */
export function knownPermission(): Permission {
  return typeof Notification === 'undefined' ? 'missing' : Notification.permission;
}

/** Requests the permission, after the visitor has asked for it. */
export async function askPermission(): Promise<Permission> {
  if (typeof Notification === 'undefined') return 'missing';
  try {
    return await Notification.requestPermission();
  } catch {
    return 'missing';
  }
}

/**
 * Shows a system notification if allowed; it replaces an earlier one with the same tag. Some browsers support
 * notifications but reject them from pages; the page shows the message too.
 */
export function showNotice(title: string, body: string, tag: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body, tag });
  } catch {
    // The page itself shows the same message.
  }
}
