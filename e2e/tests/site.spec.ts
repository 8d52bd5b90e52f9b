import { createHash } from 'node:crypto';
import { localPath } from '@toolbox/web/site/localPath';
import { pagePaths } from '@toolbox/web/site/pagePaths';
import { expectedHead, metaKeyOf, readHeads } from '../site/pageHeads.ts';
import { registry } from '../site/registry.ts';
import { expect, test } from '../site/test.ts';
import { LANGUAGES, say } from '../site/words.ts';

const paths = pagePaths(registry);
const addresses = LANGUAGES.flatMap((language) => paths.map((path) => localPath(path, language)));
const NOT_FOUND = ['/nope', '/en/nope'];
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/gu;
const OWN_FILE = /(?:href|src)="(\/[^"#?]*\.[a-z0-9]+)[^"]*"/gu;
const YEAR_S = 31_536_000;

/** One answer of the server, as text. */
async function get(address: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(new URL(address, test.info().project.use.baseURL), { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The built pages, those of unknown addresses among them. */
const htmls = () => Promise.all([...addresses, ...NOT_FOUND].map(async (address) => (await get(address)).text));

function directivesOf(policy: string | null): Map<string, readonly string[]> {
  return new Map(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

test('every answer of every status carries the security headers', async () => {
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
    ['/%zz', 400],
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

test('every page is built in both languages with its own head and words', async ({ page }) => {
  const heads = await readHeads(page, (await htmls()).slice(0, addresses.length));
  expect(heads).toEqual(LANGUAGES.flatMap((language) => paths.map((path) => expectedHead(path, language))));
  for (const key of ['titles', 'description', 'canonical'] as const) {
    expect(new Set(heads.map((head) => head[key][0])).size).toBe(addresses.length);
  }
});

test('the words of every page are in the HTML, and English pages are wholly English', async ({ page }) => {
  const texts = await page.evaluate(
    (sources) =>
      sources.map((source) => {
        const { body } = new DOMParser().parseFromString(source, 'text/html');
        for (const other of body.querySelectorAll('script, [lang=ko]')) other.remove();
        return { heading: body.querySelector('main h1')?.textContent, text: body.textContent ?? '' };
      }),
    await htmls(),
  );
  for (const [index, address] of addresses.entries()) {
    const language = index < paths.length ? 'ko' : 'en';
    const path = paths[index % paths.length] ?? '';
    const key = metaKeyOf(path);
    if (path === '/') expect(texts[index]?.heading).toBe(say(language, 'pages:home.title'));
    if (key.startsWith('meta:tools')) {
      expect(texts[index]?.heading).toBe(say(language, `${key}.name`));
      expect(texts[index]?.text).toContain(say(language, `${key}.description`));
      expect(texts[index]?.text).toContain(say(language, 'common:actions.copyLink'));
    }
    const hangul = language === 'en' ? (texts[index]?.text.match(/.{0,20}[ㄱ-ㆎ가-힣].{0,20}/u) ?? []) : [];
    expect([address, ...hangul]).toEqual([address]);
  }
  expect(texts.at(-1)?.heading).toBe(say('en', 'pages:notFound.title'));
});

test('structured data are JSON about the page', async () => {
  for (const [index, html] of (await htmls()).entries()) {
    const [, json = ''] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/u.exec(html) ?? [];
    const data = JSON.parse(json) as { readonly '@graph': readonly { readonly url?: string }[] };
    if (index >= addresses.length) continue;
    expect(new URL(data['@graph'][0]?.url ?? '').pathname).toBe(addresses[index]);
  }
});

test('no page needs more than the policy allows', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  for (const html of await htmls()) {
    expect(html).not.toMatch(/<[^>]+\sstyle="/u);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/u);
    for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
      expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
    }
  }
});

test('every file a page names is there, kept for a year when its name holds its hash', async () => {
  const files = new Set((await htmls()).flatMap((html) => [...html.matchAll(OWN_FILE)].map(([, file = '']) => file)));
  expect(files.size).toBeGreaterThan(10);
  for (const file of files) {
    const { status, headers } = await get(file);
    expect([file, status]).toEqual([file, 200]);
    const kept = file.startsWith('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache';
    expect([file, headers.get('cache-control')]).toEqual([file, kept]);
  }
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
});

test('text travels compressed as the browser asks', async () => {
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/u.exec((await get('/')).text) ?? [];
  const [, sheet = ''] = /href="(\/assets\/[^"]+\.css)"/u.exec((await get('/')).text) ?? [];
  for (const address of ['/', addresses.at(-1) ?? '', script, sheet, '/sitemap.xml']) {
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await get(address, { 'accept-encoding': encoding });
      expect([address, headers.get('content-encoding')]).toEqual([address, encoding]);
      expect(headers.get('vary')).toContain('accept-encoding');
    }
    expect((await get(address, { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
  }
  expect((await get(`${script}.map`)).status).toBe(404);
});

test('the site map names every page once in both languages, and robots.txt the site map', async () => {
  const { text, headers } = await get('/sitemap.xml');
  expect(headers.get('content-type')).toContain('xml');
  const urls = [...text.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gu)];
  expect(urls.map(([, address = '']) => new URL(address).pathname).sort()).toEqual([...addresses].sort());
  for (const [, address = '', alternates = ''] of urls) {
    const named = [...alternates.matchAll(/hreflang="([^"]+)" href="([^"]+)"/gu)].map(([, language, href = '']) => [
      language,
      new URL(href).pathname,
    ]);
    const plain = new URL(address).pathname.replace(/^\/en(?=\/|$)/u, '') || '/';
    expect(named).toEqual([
      ['ko', plain],
      ['en', localPath(plain, 'en')],
      ['x-default', plain],
    ]);
  }
  expect((await get('/robots.txt')).text).toMatch(
    /^User-agent: \*\nAllow: \/\n[\s\S]*Sitemap: https?:\S+\/sitemap\.xml\n$/u,
  );
});

for (const language of LANGUAGES) {
  test(`the site can be installed in ${language}`, async () => {
    const { text, headers } = await get(`/site-${language}.webmanifest`);
    expect(headers.get('content-type')).toContain('manifest+json');
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({
      name: say(language, 'meta:site.name'),
      lang: language,
      start_url: localPath('/', language),
      display: 'standalone',
    });
    const icons = manifest.icons as readonly {
      readonly src: string;
      readonly sizes: string;
      readonly purpose: string;
    }[];
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    const drawn = [
      ...icons,
      { src: `/og-${language}.png`, sizes: '1200x630' },
      { src: '/apple-touch-icon.png', sizes: '180x180' },
    ];
    for (const { src, sizes } of drawn) {
      const answer = await fetch(new URL(src, test.info().project.use.baseURL));
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(`${src} ${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(`${src} ${sizes}`);
    }
  });
}
