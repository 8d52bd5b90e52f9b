import { QueryClient } from '@tanstack/react-query';

/**
 * What the live pages and the IP lookup have asked for, kept while the site is open. Only they import it, the lookup once it
 * asks, so that no other page carries the library. A call that fails has been tried twice by then (`fetchJson`), and says so at once, also where the browser
 * believes that there is no network.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false } },
});
