import type { Page } from '@playwright/test';

/** An announcement of assistive technology: its politeness and its text, and when it came. */
export type Announcement = {
  readonly sinceKeyMs: number;
  /** The time since the page last changed visibly. */
  readonly sinceShownMs: number;
  readonly role: string;
  readonly text: string;
};

declare global {
  interface Window {
    announced?: Announcement[];
  }
}

/**
 * Records what a screen reader would announce from now on: text that appears in a live region, or a region that
 * appears with its text. Clearing a region announces nothing.
 */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const announced: NonNullable<typeof window.announced> = [];
    window.announced = announced;
    // JSON has no infinity, so a day stands for "long ago".
    let keyAt = -86_400_000;
    let shownAt = -86_400_000;
    document.addEventListener(
      'input',
      () => {
        keyAt = performance.now();
      },
      true,
    );
    const messageIn = (region: Element | null | undefined) => {
      const text = region?.textContent?.trim() ?? '';
      if (region && text !== '') {
        const now = performance.now();
        const role = region.getAttribute('role') ?? 'live';
        announced.push({ sinceKeyMs: now - keyAt, sinceShownMs: now - shownAt, role, text });
      }
    };
    new MutationObserver((records) => {
      const spoken = new Set<Element>();
      let shown = false;
      for (const { target, addedNodes } of records) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (around) spoken.add(around);
        else shown = true;
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          // A polite region that appears together with its text is not announced; an alert is.
          for (const alert of [node, ...node.querySelectorAll('*')]) {
            if (alert.matches('[role=alert]')) spoken.add(alert);
          }
        }
      }
      for (const region of spoken) messageIn(region);
      if (shown) shownAt = performance.now();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** The announcements since the last call, oldest first. */
export function takeAnnouncements(page: Page): Promise<readonly Announcement[]> {
  return page.evaluate(() => window.announced?.splice(0) ?? []);
}
