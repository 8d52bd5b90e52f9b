type Content = Readonly<Record<string, string>>;

const AREAS = ['localStorage', 'sessionStorage'] as const;

/** What a storage holds; undefined where it is denied. */
function contentOf(area: (typeof AREAS)[number]): Content | undefined {
  try {
    return { ...window[area] };
  } catch {
    return undefined;
  }
}

/**
 * Dispatches the `storage` events that the page missed in the back/forward cache, on its return from there: those of
 * other tabs, which only some browsers deliver late, and those of other pages in this tab, which none does.
 *
 * What did not change meanwhile causes none, so the page keeps what it could not store.
 */
export function dispatchMissedChanges(): () => void {
  const left = new Map<(typeof AREAS)[number], Content | undefined>();
  function leave({ persisted }: PageTransitionEvent): void {
    if (persisted) for (const area of AREAS) left.set(area, contentOf(area));
  }
  function comeBack(): void {
    for (const [area, before] of left) {
      const now = contentOf(area);
      if (before === undefined || now === undefined) continue;
      for (const key of Object.keys({ ...before, ...now })) {
        const newValue = now[key] ?? null;
        if (newValue !== (before[key] ?? null)) dispatchEvent(new StorageEvent('storage', { key, newValue }));
      }
    }
    left.clear();
  }
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
  };
}
