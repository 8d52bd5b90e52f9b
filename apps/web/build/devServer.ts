import type { ServerOptions } from 'vite';

/** The site's own port, and that of the API behind it; `apps/server/fakes/dev.ts` reads the same two. */
const { DEV_PORT = '5173', DEV_API_PORT = '4174' } = process.env;
const target = `http://127.0.0.1:${DEV_API_PORT}`;

/** One origin in development, too: what the server answers is passed on to it. */
export const devServer: ServerOptions = {
  port: Number(DEV_PORT),
  // The feed is open to this one port; on another the page would be refused.
  strictPort: true,
  proxy: { '/api': target, '/ws': { target, ws: true } },
};

/** All that a page could ever load is looked through at the start: a library that is found later reloads the page. */
export const DEV_ENTRIES = [
  'app/**/*.{ts,tsx}',
  '!app/**/*.test.{ts,tsx}',
  '!app/**/testing/**',
  '!app/tools/*/smoke.ts',
  '!app/routes.ts',
  '!app/entry.server.tsx',
];
