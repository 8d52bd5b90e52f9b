import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from './config.ts';
import { createApp } from './http/createApp.ts';
import { healthRoute } from './http/routes/health.ts';
import { readSiteManifest } from './http/securityHeaders.ts';
import { serveSite } from './http/serveSite.ts';
import { readSiteFiles } from './http/siteFiles.ts';
import { createLog } from './log.ts';

export type RunningServer = {
  /** Where it answers, with the port it really got. */
  readonly url: string;
  /** Finishes what is under way, then closes. Resolves when nothing is left. */
  readonly close: () => Promise<void>;
};

/**
 * Starts the whole server: `PORT: '0'` takes any free port.
 *
 * @throws SiteError when the site is not built
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = createLog(config.LOG_LEVEL);
  const { headers } = readSiteManifest(config.SITE_DIR);
  const files = readSiteFiles(config.SITE_DIR);
  const app = createApp({ config, log, headers, files });
  healthRoute(app);
  await serveSite(app, config.SITE_DIR, files);
  await app.listen({ port: config.PORT, host: config.HOST });

  const { port } = app.server.address() as AddressInfo;
  const url = `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`;
  log.info({ url }, 'serving the site');
  return {
    url,
    close: async () => {
      const closed = app.close();
      const patience = new AbortController();
      const late = wait(config.SHUTDOWN_MS, undefined, { signal: patience.signal }).then(
        () => app.server.closeAllConnections(),
        () => undefined,
      );
      await closed;
      patience.abort();
      await late;
    },
  };
}
