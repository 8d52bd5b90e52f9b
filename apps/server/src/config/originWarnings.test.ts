import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { originWarnings } from './originWarnings.ts';

const SITE = 'https://tools.example.org';
const CLOSED = 'only pages of this machine may open the live feed: set ALLOWED_ORIGINS to the origin of the site';
const warnings = (variables: Readonly<Record<string, string>>, siteOrigin?: string) =>
  originWarnings(readConfig(variables), siteOrigin);

it.each([
  {},
  { HOST: 'localhost' },
  { HOST: '127.0.0.2' },
  { HOST: '::1', NODE_ENV: 'development' },
  { HOST: '127.0.0.1', ALLOWED_ORIGINS: 'http://localhost:4173' },
])('is silent on a laptop: %j', (variables) => {
  expect(warnings(variables)).toEqual([]);
  expect(warnings(variables, 'http://localhost:4173')).toEqual([]);
});

it.each([
  { NODE_ENV: 'production' },
  { TRUST_PROXY: '127.0.0.1' },
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { NODE_ENV: 'production', ALLOWED_ORIGINS: 'http://localhost:4173,http://[::1]:4173,http://127.0.0.1:4173' },
  { NODE_ENV: 'production', ALLOWED_ORIGINS: 'http://toolbox.localhost' },
])('warns when others can reach the server and their pages cannot open the feed: %j', (variables) => {
  expect(warnings(variables)).toEqual([CLOSED]);
});

it('is silent when the site has its origin', () => {
  const right = { NODE_ENV: 'production', ALLOWED_ORIGINS: `${SITE},http://localhost:4173` };
  expect(warnings(right)).toEqual([]);
  expect(warnings(right, SITE)).toEqual([]);
});

it('warns when the site was built for another origin', () => {
  const variables = { NODE_ENV: 'production', ALLOWED_ORIGINS: SITE };
  expect(warnings(variables, 'https://www.tools.example.org')).toEqual([
    'pages of https://www.tools.example.org may not open the live feed: add it to ALLOWED_ORIGINS',
  ]);
  expect(warnings(variables, 'http://localhost:4173')).toEqual([
    'links and the site map name http://localhost:4173: build the site with the VITE_SITE_ORIGIN of the public site',
  ]);
  expect(warnings({ NODE_ENV: 'production' }, 'http://localhost:4173')).toHaveLength(2);
});
