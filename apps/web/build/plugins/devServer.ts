import type { ServerOptions } from 'vite';

/** The port of the site, and that of the API behind it; `apps/server/fakes/dev.ts` has the same two. */
const { DEV_PORT = '5173', DEV_API_PORT = '4174' } = process.env;
const target = `http://127.0.0.1:${DEV_API_PORT}`;

/** One origin in development too: requests to the server are proxied. */
export const devServer: ServerOptions = {
  port: Number(DEV_PORT),
  // The feed accepts only this port as origin.
  strictPort: true,
  proxy: { '/api': target, '/ws': { target, ws: true } },
};

/** All modules that pages can load are scanned at the start, because discovering a library later reloads the page. */
export const DEV_ENTRIES = [
  'app/**/*.{ts,tsx}',
  '!app/**/*.test.{ts,tsx}',
  '!app/**/testing/**',
  '!app/tools/*/smoke.ts',
  '!app/routes.ts',
  '!app/entry.server.tsx',
];
