/** Shows a notice of the system where that is allowed. Some browsers know notices but refuse pages; the page says it too. */
export function showNotice(title: string, body: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body, tag: 'kimchi-premium' });
  } catch {
    // The page itself shows the same sentence.
  }
}
