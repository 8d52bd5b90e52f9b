import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configuredSink } from './analytics.ts';

describe('the configured sink', () => {
  const beacons: unknown[] = [];
  beforeEach(() => {
    beacons.length = 0;
    vi.stubGlobal('navigator', {
      sendBeacon: (endpoint: string, body: string) => beacons.push([endpoint, JSON.parse(body)]),
    });
  });

  it.each([{}, { analyticsId: 'A-1' }, { analyticsEndpoint: 'https://count.example/collect' }])(
    'sends nothing with %o',
    (config) => {
      const sink = configuredSink({ analyticsId: undefined, analyticsEndpoint: undefined, ...config });
      sink.pageView('/', 'Home');
      sink.event('language_change', { language: 'en' });
      expect(beacons).toEqual([]);
    },
  );

  it('sends small beacons where the id and the endpoint are set', () => {
    const sink = configuredSink({ analyticsId: 'A-1', analyticsEndpoint: 'https://count.example/collect' });
    sink.pageView('/', 'Home');
    sink.event('language_change', { language: 'en' });
    expect(beacons).toEqual([
      ['https://count.example/collect', { id: 'A-1', event: 'page_view', path: '/', title: 'Home' }],
      ['https://count.example/collect', { id: 'A-1', event: 'language_change', language: 'en' }],
    ]);
  });
});
