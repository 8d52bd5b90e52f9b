/** Whether the browser may show a notice: as it says, or `missing` where it knows none. */
export type Permission = NotificationPermission | 'missing';

/** What the visitor has said before, without asking. */
export function knownPermission(): Permission {
  return typeof Notification === 'undefined' ? 'missing' : Notification.permission;
}

/** Asks the visitor, who has just switched the alert on. */
export async function askPermission(): Promise<Permission> {
  if (typeof Notification === 'undefined') return 'missing';
  try {
    return await Notification.requestPermission();
  } catch {
    return 'missing';
  }
}
