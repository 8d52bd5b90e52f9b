import { registry } from '../../support/registry.ts';
import { addresses, fetchPages, get } from '../../support/site/fetchPages.ts';
import { expect, test } from '../../support/test.ts';

const OWN_FILE = /(?:href|src)="(\/[^"#?]*\.[a-z0-9]+)[^"]*"/gu;
const YEAR_S = 31_536_000;

function directivesOf(policy: string | null): Map<string, readonly string[]> {
  return new Map(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

test('every response of every status has the security headers', async () => {
  const declared = (hosts: readonly string[]) => (hosts.length > 0 ? [...new Set(hosts)] : ["'none'"]);
  const connect = registry.tools.flatMap(({ network }) => network);
  const frames = registry.tools.flatMap((tool) => tool.frames ?? []);
  const asked = [
    ['/', 200],
    [addresses.at(-1) ?? '', 200],
    ['/robots.txt', 200],
    ['/healthz', 200],
    ['/nope', 404],
    ['/en/nope', 404],
    ['/assets/gone.js', 404],
    ['/api/nope', 404],
    [`/${'a'.repeat(3000)}`, 414],
    ['/%zz', 404],
    ['/api/%zz', 400],
  ] as const;
  for (const [address, status] of asked) {
    const answer = await get(address);
    expect([address, answer.status]).toEqual([address, status]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}; includeSubDomains$/u),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    const directives = directivesOf(answer.headers.get('content-security-policy'));
    expect(Object.fromEntries(directives)).toMatchObject({
      'default-src': ["'none'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'blob:', 'data:'],
      'connect-src': ["'self'", ...new Set(connect)],
      'frame-src': declared(frames),
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    });
    const scripts = directives.get('script-src') ?? [];
    expect(scripts[0]).toBe("'self'");
    for (const source of scripts.slice(1)) expect(source).toMatch(/^'sha256-[\w+/]{43}='$/u);
  }
});

test('every file that a page references exists, and is cached for a year if its name contains a hash', async () => {
  const files = new Set(
    (await fetchPages()).flatMap((html) => [...html.matchAll(OWN_FILE)].map(([, file = '']) => file)),
  );
  expect(files.size).toBeGreaterThan(10);
  for (const file of files) {
    const { status, headers } = await get(file);
    expect([file, status]).toEqual([file, 200]);
    const kept = file.startsWith('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache';
    expect([file, headers.get('cache-control')]).toEqual([file, kept]);
  }
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
});

test('text is compressed by an encoding that the browser accepts', async () => {
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/u.exec((await get('/')).text) ?? [];
  const [, sheet = ''] = /href="(\/assets\/[^"]+\.css)"/u.exec((await get('/')).text) ?? [];
  for (const address of ['/', addresses.at(-1) ?? '', script, sheet]) {
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await get(address, { 'accept-encoding': encoding });
      expect([address, headers.get('content-encoding')]).toEqual([address, encoding]);
      expect(headers.get('vary')).toContain('accept-encoding');
    }
    expect((await get(address, { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
  }
  expect((await get(`${script}.map`)).status).toBe(404);
});
