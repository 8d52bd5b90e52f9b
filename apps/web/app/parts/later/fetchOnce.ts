export type FetchOnce<Module> = {
  readonly arrived: () => Module | undefined;
  /** Fetches at most once at a time, and again after a failure. */
  readonly begin: () => Promise<Module>;
};

/** A file of code that is fetched when it is wanted and kept from then on. */
export function fetchOnce<Module>(load: () => Promise<Module>): FetchOnce<Module> {
  let arrived: Module | undefined;
  let running: Promise<Module> | undefined;
  async function run() {
    try {
      arrived = await load();
      return arrived;
    } finally {
      running = undefined;
    }
  }
  return {
    arrived: () => arrived,
    begin: () => {
      if (arrived !== undefined) return Promise.resolve(arrived);
      running ??= run();
      return running;
    },
  };
}

/**
 * The same, begun at once where there is a page: its network has nothing else to do while the page comes alive, which
 * keeps the processor busy.
 */
export function fetchSoon<Module>(load: () => Promise<Module>): FetchOnce<Module> {
  const file = fetchOnce(load);
  if (typeof document === 'object') file.begin().catch(() => undefined);
  return file;
}
