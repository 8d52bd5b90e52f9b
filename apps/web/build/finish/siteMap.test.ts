import { describe, expect, it } from 'vitest';
import { discoverTools } from '../../app/registry/discoverTools.ts';
import { pagePaths } from '../../app/site/pagePaths.ts';
import { changeDates } from './changeDates.ts';
import { robots, siteMap } from './siteMap.ts';

const ORIGIN = 'https://tools.example';
const registry = await discoverTools();
const paths = pagePaths(registry);
const changed = await changeDates(registry);

describe('siteMap', () => {
  const map = siteMap(
    ORIGIN,
    paths.map((path) => ({ path, changed: changed(path) })),
  );
  const urls = [...map.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>(.*?)<\/url>/gu)];

  it('lists every page once in each language', () => {
    const addresses = paths.flatMap((path) => [`${ORIGIN}${path}`, `${ORIGIN}/en${path === '/' ? '' : path}`]);
    expect(urls.map(([, address]) => address).sort()).toEqual(addresses.sort());
  });

  it('gives each page its last change and its alternate language', () => {
    for (const [, , day, alternates = ''] of urls) {
      expect(day).toMatch(/^20\d\d-[01]\d-[0-3]\d$/u);
      expect([...alternates.matchAll(/hreflang="([^"]+)" href="https:/gu)].map(([, language]) => language)).toEqual([
        'ko',
        'en',
        'x-default',
      ]);
    }
  });
});

describe('the site map of a page whose last change is unknown', () => {
  it('names no date', () => {
    const map = siteMap(ORIGIN, [{ path: '/docs' }]);
    expect(map).toContain(`<url><loc>${ORIGIN}/docs</loc><xhtml:link`);
    expect(map).not.toContain('lastmod');
  });
});

describe('changeDates', () => {
  it('gives a category and the home page the date of their latest tool', () => {
    const latest = registry
      .toolsOf('crypto')
      .map(({ path }) => changed(path))
      .sort()
      .at(-1);
    expect(changed('/crypto-tools')).toBe(latest);
    expect(changed('/')).toBe(
      registry.tools
        .map(({ path }) => changed(path))
        .sort()
        .at(-1),
    );
  });
});

describe('robots', () => {
  it('names the site map only if the origin is configured', () => {
    expect(robots(ORIGIN)).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
    expect(robots(undefined)).not.toMatch(/Sitemap|http/u);
  });
});
