import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, VARIABLES } from './config.ts';

function problem(variables: Readonly<Record<string, string>>): string {
  try {
    readConfig(variables);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 4173,
      HOST: '127.0.0.1',
      ROLE: 'all',
      RATE_PER_MINUTE: 120,
      GEO_RATE_PER_MINUTE: 20,
      WHALE_TRADE_MIN_USD: 500_000,
      TELEGRAM: false,
    });
    for (const off of ['REDIS_URL', 'METRICS_PORT', 'WHALE_ALERT_API_KEY'] as const)
      expect(readConfig({})[off]).toBeUndefined();
  });

  it('takes a blank variable for an unset one', () => {
    expect(readConfig({ PORT: ' ', ROLE: '' })).toMatchObject({ PORT: 4173, ROLE: 'all' });
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65535'],
    ['TRUST_PROXY', '10.0.0.0/8, fd00::/8'],
    ['ALLOWED_ORIGINS', 'https://example.org,http://localhost:4173'],
    ['UPSTREAM_BINANCE_WS', 'ws://127.0.0.1:9999'],
    ['UPSTREAM_UPBIT', 'http://[::1]:9999/'],
    ['ETH_RPC_URLS', 'http://localhost:1,https://node.example.org'],
    ['REDIS_URL', 'redis://valkey:6379'],
    ['TELEGRAM', 'on'],
    ['TRUST_PROXY', '10.0.0.0/32,fd00::/128,192.0.2.1'],
    ['EXCHANGES', 'mexc, binance-spot'],
  ])('accepts %s=%s', (name, value) => {
    expect(problem({ [name]: value })).toBe('');
  });

  it.each([
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535.'],
    ['ROLE', 'boss', 'ROLE must be one of all, ingest, gateway.'],
    ['TELEGRAM', 'perhaps', 'TELEGRAM must be on or off.'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be addresses or networks such as 10.0.0.0/8, separated by commas.'],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      'TRUST_PROXY must be addresses or networks such as 10.0.0.0/8, separated by commas.',
    ],
    ['TRUST_PROXY', 'fd00::/129', 'TRUST_PROXY must be addresses or networks such as 10.0.0.0/8, separated by commas.'],
    ['TRUST_PROXY', '10.0.0.256', 'TRUST_PROXY must be addresses or networks such as 10.0.0.0/8, separated by commas.'],
    ['ROLE', 'gateway', 'ROLE must be all unless REDIS_URL is set.'],
    ['ROLE', 'ingest', 'ROLE must be all unless REDIS_URL is set.'],
    [
      'EXCHANGES',
      'binance,binnance',
      'EXCHANGES must be some of binance, binance-spot, bybit, okx, coinbase, coinbase-advanced, kraken, bitfinex, kucoin, huobi, gate, mexc, separated by commas.',
    ],
    [
      'ALLOWED_ORIGINS',
      'https://example.org/',
      'ALLOWED_ORIGINS must be origins such as https://example.org, without a path, separated by commas.',
    ],
    [
      'UPSTREAM_BINANCE_WS',
      'ws://example.org',
      'UPSTREAM_BINANCE_WS must be an address that begins with wss:// (unencrypted only on this machine).',
    ],
    [
      'UPSTREAM_UPBIT',
      'http://127.example.org',
      'UPSTREAM_UPBIT must be an address that begins with https:// (unencrypted only on this machine).',
    ],
    [
      'ETH_RPC_URLS',
      'http://node.example.org',
      'ETH_RPC_URLS must be addresses that begin with https://, separated by commas (unencrypted only on this machine).',
    ],
  ])('refuses %s=%s with one sentence', (name, value, sentence) => {
    expect(problem({ [name]: value })).toBe(sentence);
  });

  it('takes apart who hears and who serves where there is a bus', () => {
    for (const ROLE of ['gateway', 'ingest'])
      expect(readConfig({ ROLE, REDIS_URL: 'redis://valkey:6379' })).toMatchObject({ ROLE });
  });

  it('names every problem at once', () => {
    expect(problem({ PORT: 'x', ROLE: 'x' }).split('\n')).toHaveLength(2);
  });
});

it('is explained to those who run it, every variable of it', () => {
  const guide = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  for (const variable of VARIABLES) expect(guide, variable).toContain(`\`${variable}\``);
});
