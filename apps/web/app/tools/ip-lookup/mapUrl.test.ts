import { describe, expect, it } from 'vitest';
import { siteConfig } from '../../site/siteConfig.ts';
import { mapUrl } from './mapUrl.ts';

describe('mapUrl', () => {
  it('marks the place and shows what lies around it', () => {
    const url = mapUrl(siteConfig.mapTemplate, { latitude: 37.42301, longitude: -122.083352 });
    expect(url).toBe(
      'https://www.openstreetmap.org/export/embed.html?bbox=-122.28335,37.32301,-121.88335,37.52301&layer=mapnik&marker=37.42301,-122.08335',
    );
  });

  it('ends where the world ends', () => {
    const edges = '{west},{south},{east},{north}';
    expect(mapUrl(edges, { latitude: 89.95, longitude: 179.9 })).toBe('179.70000,89.85000,180.00000,90.00000');
    expect(mapUrl(edges, { latitude: -90, longitude: -180 })).toBe('-180.00000,-90.00000,-179.80000,-89.90000');
  });

  it('leaves what it does not know', () => {
    expect(mapUrl('{lat}/{zoom}', { latitude: 1, longitude: 2 })).toBe('1.00000/{zoom}');
  });
});
