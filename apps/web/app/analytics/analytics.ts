import { siteConfig } from '../site/siteConfig.ts';

/**
 * The destination of events. A page view has the path and the title, an event a few named values; never what was
 * typed.
 */
export type AnalyticsSink = {
  readonly pageView: (path: string, title: string) => void;
  readonly event: (name: string, values: Readonly<Record<string, string>>) => void;
};

const silent: AnalyticsSink = { pageView: () => undefined, event: () => undefined };

/** Sends each event as one small beacon to the configured endpoint. No script is loaded and no cookie is set. */
export function createBeaconSink(id: string, endpoint: string): AnalyticsSink {
  const send = (body: Readonly<Record<string, unknown>>) => {
    navigator.sendBeacon?.(endpoint, JSON.stringify({ id, ...body }));
  };
  return {
    pageView: (path, title) => send({ event: 'page_view', path, title }),
    event: (name, values) => send({ event: name, ...values }),
  };
}

/** Nothing is sent unless both the id and the endpoint are configured. */
export function configuredSink({
  analyticsId,
  analyticsEndpoint,
}: Pick<typeof siteConfig, 'analyticsId' | 'analyticsEndpoint'> = siteConfig): AnalyticsSink {
  return analyticsId === undefined || analyticsEndpoint === undefined
    ? silent
    : createBeaconSink(analyticsId, analyticsEndpoint);
}

let sink: AnalyticsSink = configuredSink();

/** Replaces the sink, for tests; returns the previous one. */
export function replaceSink(next: AnalyticsSink): AnalyticsSink {
  const before = sink;
  sink = next;
  return before;
}

export function sendPageView(path: string, title: string): void {
  sink.pageView(path, title);
}

export function sendEvent(name: string, values: Readonly<Record<string, string>>): void {
  sink.event(name, values);
}
