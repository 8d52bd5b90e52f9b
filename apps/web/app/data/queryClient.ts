import { QueryClient } from '@tanstack/react-query';

/**
 * The query cache of the live pages and the IP lookup. Only they import it (the lookup when it sends a request), so
 * that no other page loads the library. Queries do not retry, because `fetchJson` does, and they run even where the
 * browser reports that it is offline.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false } },
});

// A `QueryClientProvider` would do this, but there is none: stale queries are fetched again when the network returns.
queryClient.mount();
