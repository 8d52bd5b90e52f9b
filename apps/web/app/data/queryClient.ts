import { QueryClient } from '@tanstack/react-query';

/**
 * The query cache of the live pages and the IP lookup. Only they import it (the lookup when it sends a request), so
 * that no other page loads the library. `fetchJson` retries by itself, so queries do not, and they run even where the
 * browser reports that it is offline.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false } },
});

// There is no provider that would do this: the queries learn that the network returned.
queryClient.mount();
