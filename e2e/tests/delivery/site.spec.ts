import { createHash } from 'node:crypto';
import { localPath } from '@toolbox/web/site/localPath';
import { picturePath } from '@toolbox/web/site/picturePath';
import { siteConfig } from '@toolbox/web/site/siteConfig';
import { expectedHead, metaKeyOf, readHeads } from '../../support/checks/pageHeads.ts';
import { LANGUAGES, messageIn } from '../../support/messages.ts';
import { addresses, fetchPages, get, paths } from '../../support/site/fetchPages.ts';
import { expect, test } from '../../support/test.ts';

const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/gu;

test('every page is prerendered in both languages with its own head and content', async ({ page }) => {
  const heads = await readHeads(page, (await fetchPages()).slice(0, addresses.length));
  expect(heads).toEqual(LANGUAGES.flatMap((language) => paths.map((path) => expectedHead(path, language))));
  for (const key of ['titles', 'description', 'image'] as const) {
    expect(new Set(heads.map((head) => String(head[key][0]))).size).toBe(addresses.length);
  }
});

test('no browser makes links of what looks like a phone number or a date', async () => {
  for (const source of await fetchPages()) {
    expect(source).toContain('<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"/>');
    expect(source).toContain('<meta name="chrome" content="nointentdetection"/>');
  }
});

test('the HTML contains the text of every page, and English pages contain no Korean', async ({ page }) => {
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
    if (path === '/') expect(texts[index]?.heading).toBe(messageIn(language, 'pages:home.title'));
    if (key.startsWith('meta:tools')) {
      expect(texts[index]?.heading).toBe(messageIn(language, `${key}.name`));
      expect(texts[index]?.text).toContain(messageIn(language, `${key}.description`));
      expect(texts[index]?.text).toContain(messageIn(language, 'common:actions.copyLink'));
    }
    const hangul = language === 'en' ? (texts[index]?.text.match(/.{0,20}[ㄱ-ㆎ가-힣].{0,20}/u) ?? []) : [];
    expect([address, ...hangul]).toEqual([address]);
  }
  expect(texts.at(-1)?.heading).toBe(messageIn('en', 'pages:notFound.title'));
});

type Thing = {
  readonly '@type': string;
  readonly name?: string;
  readonly description?: string;
  readonly itemListElement?: readonly { readonly name: string }[];
  readonly mainEntity?: readonly { readonly name: string; readonly acceptedAnswer: { readonly text: string } }[];
};

test('structured data are valid JSON and match the page', async ({ page }) => {
  const htmls = await fetchPages();
  const texts = await page.evaluate(
    (sources) => sources.map((source) => new DOMParser().parseFromString(source, 'text/html').body.textContent ?? ''),
    htmls,
  );
  for (const [index, html] of htmls.slice(0, addresses.length).entries()) {
    const [, json = ''] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/u.exec(html) ?? [];
    const { '@graph': graph } = JSON.parse(json) as { readonly '@graph': readonly Thing[] };
    const language = index < paths.length ? 'ko' : 'en';
    const path = paths[index % paths.length] ?? '';
    const key = metaKeyOf(path);
    const isTool = key.startsWith('meta:tools.');
    expect(graph.map((thing) => thing['@type'])).toEqual([
      isTool ? 'WebApplication' : 'WebPage',
      path === '/' ? 'WebSite' : 'BreadcrumbList',
      ...(isTool ? ['FAQPage'] : []),
    ]);
    expect(graph[0]?.name).toBe(messageIn(language, `${key}.name`));
    expect(graph[0]?.description).toBe(messageIn(language, `${key}.description`));
    if (!isTool) continue;
    expect(graph[1]?.itemListElement?.length).toBe(3);
    const questions = graph[2]?.mainEntity ?? [];
    expect(questions.length).toBeGreaterThanOrEqual(3);
    for (const { name, acceptedAnswer } of questions) {
      expect(texts[index]).toContain(name);
      expect(texts[index]).toContain(acceptedAnswer.text);
    }
  }
});

test('each page has its own picture for shared links', async () => {
  const drawings = await Promise.all(
    LANGUAGES.flatMap((language) =>
      paths.map(async (path) => {
        const answer = await fetch(new URL(picturePath(path, language), test.info().project.use.baseURL));
        expect(answer.headers.get('content-type')).toBe('image/png');
        return Buffer.from(await answer.arrayBuffer());
      }),
    ),
  );
  for (const bytes of drawings) expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(new Set(drawings.map((bytes) => bytes.toString('base64'))).size).toBe(addresses.length);
});

test('no page violates the content security policy', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  for (const html of await fetchPages()) {
    expect(html).not.toMatch(/<[^>]+\sstyle="/u);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/u);
    for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
      expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
    }
  }
});

test('a site without a configured origin contains no absolute URL', async () => {
  test.info().skip(siteConfig.origin !== undefined, 'This build knows its address.');
  for (const html of await fetchPages()) {
    expect(html).not.toContain('localhost');
    expect(html).not.toMatch(/canonical|hreflang|og:url/u);
  }
  // The server generates a site map for the origin of the request, regardless of the build.
  const { text: map, headers } = await get('/sitemap.xml');
  const host = new URL(test.info().project.use.baseURL ?? '').host;
  expect(headers.get('content-type')).toContain('xml');
  expect(map.match(/<loc>/gu)).toHaveLength(map.split(`<loc>http://${host}/`).length - 1);
  expect((await get('/robots.txt')).text).toBe('User-agent: *\nAllow: /\nDisallow: /api/\n');
});

for (const language of LANGUAGES) {
  test(`the site can be installed in ${language}`, async () => {
    const { text, headers } = await get(`/site-${language}.webmanifest`);
    expect(headers.get('content-type')).toContain('manifest+json');
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({
      name: messageIn(language, 'meta:site.name'),
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
    const drawn = [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }];
    for (const { src, sizes } of drawn) {
      const answer = await fetch(new URL(src, test.info().project.use.baseURL));
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(`${src} ${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(`${src} ${sizes}`);
    }
  });
}
