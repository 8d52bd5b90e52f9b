import { createHash } from 'node:crypto';
import { localPath } from '@toolbox/web/site/localPath';
import { addresses, fetchPages, get, paths } from '../site/fetchPages.ts';
import { expectedHead, metaKeyOf, readHeads } from '../site/pageHeads.ts';
import { expect, test } from '../site/test.ts';
import { LANGUAGES, say } from '../site/words.ts';

const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/gu;

test('every page is built in both languages with its own head and words', async ({ page }) => {
  const heads = await readHeads(page, (await fetchPages()).slice(0, addresses.length));
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
    await fetchPages(),
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
  for (const [index, html] of (await fetchPages()).entries()) {
    const [, json = ''] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/u.exec(html) ?? [];
    const data = JSON.parse(json) as { readonly '@graph': readonly { readonly url?: string }[] };
    if (index >= addresses.length) continue;
    expect(new URL(data['@graph'][0]?.url ?? '').pathname).toBe(addresses[index]);
  }
});

test('no page needs more than the policy allows', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  for (const html of await fetchPages()) {
    expect(html).not.toMatch(/<[^>]+\sstyle="/u);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/u);
    for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
      expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
    }
  }
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
