import { fileURLToPath } from 'node:url';
import { serveDemo } from './serveDemo.ts';

/** The port of Vite, and the one to which it proxies `/api` and `/ws`; `apps/web/vite.config.ts` has the same two. */
const { DEV_PORT = '5173', DEV_API_PORT = '4174' } = process.env;

const variables = {
  // The site is not built in development, so a placeholder page is served instead.
  SITE_DIR: fileURLToPath(new URL('dev-site/client', import.meta.url)),
  // Only this page may read the feed, as in production.
  ALLOWED_ORIGINS: `http://localhost:${DEV_PORT},http://127.0.0.1:${DEV_PORT}`,
  // A page that reloads on each edit sends more requests than a visitor.
  RATE_PER_MINUTE: '10000',
  WS_HANDSHAKES_PER_MINUTE: '10000',
  LOG_LEVEL: 'warn',
  ...process.env,
  PORT: DEV_API_PORT,
};

await serveDemo(variables, (url) => `API and /ws with simulated data: ${url}`, 'DEV_API_PORT');
