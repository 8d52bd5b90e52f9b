import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, VARIABLES } from '../src/config/config.ts';
import { originWarnings } from '../src/config/originWarnings.ts';
import { KEEP_ALIVE_BEHIND_PROXY_MS } from '../src/http/createHttpServer.ts';

const ROOT = join(import.meta.dirname, '../../..');
const text = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const pairs = (words: string) => Object.fromEntries(words.split(' ').map((word) => word.split('=')));

describe('toolbox.service', () => {
  const unit = text('toolbox.service');
  const [, settings = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];

  it('sets variables that the server accepts, behind a proxy on the same machine', () => {
    const config = readConfig(pairs(settings));
    expect(config).toMatchObject({ HOST: '127.0.0.1', NODE_ENV: 'production' });
    const [, state = ''] = /^StateDirectory=(.*)$/m.exec(unit) ?? [];
    expect(config.DATA_DIR).toBe(`/var/lib/${state}`);
  });

  it('starts a file that exists, with more descriptors than the limits can use', () => {
    const [, program = '', main = ''] = /^ExecStart=(\S+) (\S+)$/m.exec(unit) ?? [];
    for (const path of [program, main]) expect(existsSync(path.replace('/opt/toolbox', ROOT)), path).toBe(true);
    const { MAX_CONNECTIONS, WS_MAX_CLIENTS } = readConfig({});
    expect(Number(/^LimitNOFILE=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(MAX_CONNECTIONS + WS_MAX_CLIENTS + 150);
  });

  it('waits longer than the server takes to stop', () => {
    expect(Number(/^TimeoutStopSec=(\d+)s$/m.exec(unit)?.[1])).toBe(readConfig({}).SHUTDOWN_MS / 1000 + 10);
  });
});

describe.each(['nginx.conf', 'Caddyfile'])('%s', (name) => {
  const sample = text(name);

  it('names the variables that the server needs behind it, which cause no warning', () => {
    const variables = Object.fromEntries(
      [...sample.matchAll(/\b(TRUST_PROXY|ALLOWED_ORIGINS)=(\S*[^\s.])/g)].map(([, key, value]) => [key, value]),
    );
    expect(Object.keys(variables).toSorted()).toEqual(['ALLOWED_ORIGINS', 'TRUST_PROXY']);
    const { hostname } = new URL(variables['ALLOWED_ORIGINS'] ?? '');
    expect(sample).toMatch(new RegExp(`^\\s*(?:server_name )?${hostname}[; ]`, 'm'));
    expect(originWarnings(readConfig({ NODE_ENV: 'production', ...variables }), undefined)).toEqual([]);
  });

  it('forwards to where the server listens', () => {
    const { HOST, PORT } = readConfig({});
    expect(sample).toContain(`${HOST}:${PORT}`);
  });
});

/** The deadline of most calls of services (`timeoutMs` in `src`). */
const CALL_TIMEOUT_MS = 5000;
/** How long the name server of Docker waits before it tries the next one. */
const DOCKER_LOOKUP_MS = 4000;

/** Variables of the build, of the C library and of Node, and address families of systemd. */
const NOT_OURS = /^(?:VITE|RES|UV|AF)_/;

it.each(['nginx.conf', 'Caddyfile', 'nginx-static.conf', 'toolbox.service', 'alerts.yml', '../compose.yaml'])(
  '%s names no variable that does not exist',
  (name) => {
    const named = Array.from(text(name).matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g), ([word]) => word);
    expect(named.filter((word) => !NOT_OURS.test(word) && !VARIABLES.includes(word))).toEqual([]);
  },
);

it.each([
  ['toolbox.service', 'Environment='],
  ['../Dockerfile', 'ENV '],
])('%s lets a lookup try two name servers within the time of a call', (name, keyword) => {
  const options = new RegExp(`^${keyword}"?RES_OPTIONS="?timeout:(\\d) attempts:(\\d)"`, 'm').exec(text(name)) ?? [];
  const [timeoutMs = 0, attempts = 0] = [Number(options[1]) * 1000, Number(options[2])];
  expect(2 * timeoutMs).toBeLessThan(CALL_TIMEOUT_MS);
  expect(attempts * timeoutMs).toBeGreaterThan(DOCKER_LOOKUP_MS);
});

it('Caddy keeps connections to the server for less time than the server does', () => {
  const [, seconds] = /^\s*keepalive (\d+)s$/m.exec(text('Caddyfile')) ?? [];
  expect(Number(seconds) * 1000).toBeLessThan(KEEP_ALIVE_BEHIND_PROXY_MS);
});

it('nginx leaves half of the connections of the server to others', () => {
  expect(text('nginx.conf')).toContain(`limit_conn toolbox_visitors ${readConfig({}).MAX_CONNECTIONS / 2};`);
});

it('the docker line of the documentation sets variables that the server accepts and causes no warning', () => {
  const guide = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const [, line = ''] = /^(docker run -d(?:.*\\\n)*.*)$/m.exec(guide) ?? [];
  const variables = Object.fromEntries(
    [...line.matchAll(/ -e ([A-Z_]+)=(\S+)/g)].map(([, key, value]) => [key, value]),
  );
  const inImage = { NODE_ENV: 'production', HOST: '0.0.0.0' };
  expect(originWarnings(readConfig({ ...inImage, ...variables }), undefined)).toEqual([]);
  for (const option of ['--read-only', '--cap-drop ALL', '--security-opt no-new-privileges', '-v toolbox:/data'])
    expect(line).toContain(option);
  const { PORT } = readConfig({});
  expect(line).toContain(`-p 127.0.0.1:${PORT}:${PORT}`);
});
