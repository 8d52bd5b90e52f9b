import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config/config.ts';
import { originWarnings } from './config/originWarnings.ts';
import { createIpLookup } from './geo/lookUpIp.ts';
import { apiRoutes } from './http/apiRoutes.ts';
import { createApp } from './http/createApp.ts';
import { openMetricsServer } from './http/metricsServer.ts';
import { createClientAddress } from './http/request/clientAddress.ts';
import { createRequestScheme } from './http/request/requestScheme.ts';
import { healthRoutes } from './http/routes/health.ts';
import { keepReleases } from './http/site/keepReleases.ts';
import { readSiteManifest } from './http/site/readSiteManifest.ts';
import { serveSite, serveSiteMap } from './http/site/serveSite.ts';
import { readSiteFiles } from './http/site/siteFiles.ts';
import type { Bus } from './hub/bus.ts';
import { inProcessBus } from './hub/inProcessBus.ts';
import { openRedisBus } from './hub/redis/redisBus.ts';
import { sharedPremium } from './ingest/sharedPremium.ts';
import { type Ingest, startIngest } from './ingest/startIngest.ts';
import type { ReadPremium } from './kimchi/premiumResponse.ts';
import { premiumSource } from './kimchi/premiumSource.ts';
import { quoteSources } from './kimchi/quoteSources.ts';
import { createLog, type Log } from './log/log.ts';
import { standardSink } from './log/logSink.ts';
import { LOOPBACK_HOSTS } from './loopback.ts';
import { createMetrics } from './metrics.ts';
import type { UpstreamTiming } from './upstream/timing.ts';
import { attachFeed } from './ws/attachFeed.ts';

export type RunningServer = {
  /** Its URL, with the actual port. */
  readonly url: string;
  /** The URL of the metrics, if `METRICS_PORT` is set. */
  readonly metricsUrl: string | undefined;
  /** Finishes pending work, then closes. Resolves when nothing is left. */
  readonly close: () => Promise<void>;
};

/** For tests, which cannot wait for hours. */
export type StartOptions = {
  readonly timing?: UpstreamTiming;
  readonly clock?: Clock;
  /** Whether later releases can still serve the files of this one; true by default. */
  readonly keepsRelease?: boolean;
};

/** The ingest serves only its supervisor: two plain headers are enough. */
const HEADERS_WITHOUT_SITE = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" };
/** A stuck reader of the log must not delay the shutdown. */
const LOG_FLUSH_MS = 500;
const DEMO_HINT = 'where the services cannot be reached, npm run demo shows the site with simulated data instead';

function originsOf(config: Config, app: FastifyInstance): ReadonlySet<string> {
  if (config.ALLOWED_ORIGINS.length > 0) return new Set(config.ALLOWED_ORIGINS);
  const { port } = app.server.address() as AddressInfo;
  return new Set(LOOPBACK_HOSTS.map((host) => `http://${host}:${port}`));
}

function ingests({ LIVE, ROLE }: Config): boolean {
  return LIVE && ROLE !== 'gateway';
}

async function openBus(config: Config, log: Log, clock: Clock): Promise<Bus> {
  // Without live data, a process would keep the leadership from those that have it, or pass on what they publish.
  if (config.LIVE && config.REDIS_URL !== undefined) {
    return openRedisBus(config.REDIS_URL, { leading: ingests(config) }, log, clock);
  }
  return inProcessBus(clock.now);
}

async function closeWithin(app: FastifyInstance, timeoutMs: number): Promise<void> {
  const closed = new AbortController();
  const late = wait(timeoutMs, undefined, { signal: closed.signal }).then(
    () => app.server.closeAllConnections(),
    () => undefined,
  );
  await app.close();
  closed.abort();
  await late;
}

/**
 * Starts the whole server: `PORT: '0'` takes any free port.
 *
 * @throws SiteError when the site is not built
 */
export async function startServer(
  config: Config,
  { timing, clock = systemClock, keepsRelease = true }: StartOptions = {},
): Promise<RunningServer> {
  const log = createLog(config.LOG_LEVEL);
  const metrics = createMetrics({
    ofProcess: config.METRICS_PORT !== undefined,
    logDropped: config.LOG_LEVEL === 'silent' ? undefined : standardSink().dropped,
  });
  const servesSite = config.ROLE !== 'ingest';
  const site = servesSite ? readSiteManifest(config.SITE_DIR) : undefined;
  const headers = site?.headers ?? HEADERS_WITHOUT_SITE;
  const earlier = () => (keepsRelease ? keepReleases(config.SITE_DIR, config.DATA_DIR, clock.date(), log) : []);
  const files = servesSite ? readSiteFiles(config.SITE_DIR, earlier()) : undefined;
  const app = createApp({ config, log, headers, files, metrics, clock });
  const clientIpOf = createClientAddress(config.TRUST_PROXY);
  const bus = await openBus(config, log, clock);
  const premium = premiumSource(quoteSources(config, log, metrics, clock), clock);
  const shared = sharedPremium(bus, premium);
  let closing = false;
  let ingest: Ingest | undefined;

  const readiness = () => {
    const received = ingest === undefined ? {} : { store: !ingest.storeDegraded(), sources: ingest.receives() };
    const published = config.LIVE && config.ROLE === 'gateway' ? { sources: bus.receivesState() } : {};
    const parts = { running: !closing, bus: bus.healthy(), ...received, ...published };
    // Most tools need neither bus nor sources: without them, a process that serves the site is better than none.
    return { isReady: servesSite ? parts.running : Object.values(parts).every(Boolean), parts };
  };
  metrics.bus(bus);
  healthRoutes(app, readiness);
  if (files !== undefined) {
    await apiRoutes(app, {
      config,
      bus,
      premium: shared,
      lookup: createIpLookup(config, log, metrics, clock),
      clientIpOf,
      clock,
    });
    serveSite(app, files);
    if (site?.siteMap !== undefined) serveSiteMap(app, site.siteMap, createRequestScheme(config.TRUST_PROXY));
  }
  const gate = servesSite
    ? attachFeed(app.server, {
        config,
        bus,
        metrics,
        headers,
        clientIpOf,
        origins: () => originsOf(config, app),
        clock,
        log,
      })
    : undefined;
  await app.listen({ port: config.PORT, host: config.HOST });

  const readPremium: ReadPremium = async (market) => JSON.parse(await shared(market));
  if (ingests(config)) ingest = startIngest({ config, bus, premium: readPremium, log, metrics, timing, clock });
  const { METRICS_HOST: watchHost, METRICS_PORT: watchPort } = config;
  const watch =
    watchPort === undefined
      ? undefined
      : await openMetricsServer({ registry: metrics.registry, readiness, host: watchHost, port: watchPort });

  const { port } = app.server.address() as AddressInfo;
  const url = `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`;
  log.info({ url, role: config.ROLE, simulated: config.SIMULATED }, servesSite ? 'serving the site' : 'listening');
  if (ingest !== undefined && !config.SIMULATED) log.info(DEMO_HINT);
  if (servesSite) for (const warning of originWarnings(config, site?.origin)) log.warn(warning);

  return {
    url,
    metricsUrl: watch?.url,
    close: async () => {
      closing = true;
      await Promise.all([gate?.close(), closeWithin(app, config.SHUTDOWN_MS)]);
      await ingest?.close();
      await bus.close();
      await watch?.close();
      if (config.LOG_LEVEL !== 'silent') await standardSink().flush(LOG_FLUSH_MS);
    },
  };
}
