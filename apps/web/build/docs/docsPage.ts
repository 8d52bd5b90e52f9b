import { LANGUAGES } from '@toolbox/i18n';
import { localPath } from '../../app/site/localPath.ts';
import { MAIN_ID } from '../../app/site/mainId.ts';
import { absolute, headTags } from '../../app/site/pageHead.ts';
import { siteConfig } from '../../app/site/siteConfig.ts';
import { detectionTags } from '../finish/page/detectionTags.ts';
import { HEAD_SCRIPT } from '../finish/page/headScript.ts';
import { voidElement } from '../finish/page/htmlPage.ts';
import { themeColorTags } from '../finish/page/themeColorTags.ts';
import { DOCS_PATH, type DocsSite, entryPath } from './docsSite.ts';
import { element, escaped } from './markup.ts';

/** One page of the reference. */
export type DocsPage = {
  /** Its plain path. */
  readonly path: string;
  /** Its own name, in its language. */
  readonly name: string;
  readonly description: string;
  readonly content: string;
  /** The URL of the script that plays its examples. */
  readonly script: string | undefined;
};

/** The data of the page for search engines: what it is, and the way to it. */
function structured({ path, name, description }: DocsPage, { language, labels, meta }: DocsSite): string {
  const url = absolute(path, language, siteConfig.origin);
  const crumbs = [
    { name: meta.site.name, path: '/' },
    { name: labels.name, path: DOCS_PATH },
    ...(path === DOCS_PATH ? [] : [{ name, path }]),
  ].map((crumb, index) => {
    const item = absolute(crumb.path, language, siteConfig.origin);
    return { '@type': 'ListItem', position: index + 1, name: crumb.name, ...(item !== undefined && { item }) };
  });
  const article = {
    '@type': 'TechArticle',
    headline: name,
    description,
    inLanguage: language,
    isAccessibleForFree: true,
    ...(url !== undefined && { url }),
  };
  const graph = [article, { '@type': 'BreadcrumbList', itemListElement: crumbs }];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

function head(page: DocsPage, site: DocsSite): string {
  const { language, labels, meta, style } = site;
  const title = `${page.name}${meta.site.separator}${meta.site.name}`;
  const { path, name, description } = page;
  const also = path === DOCS_PATH ? labels.keywords : `${name}, ${labels.keywords}`;
  const tags = headTags({ path, language, title, description, also, pictureOf: DOCS_PATH }, meta);
  return [
    // Within the first kilobyte, where browsers look for it.
    '<meta charset="utf-8"/>',
    themeColorTags(),
    detectionTags(),
    `<script>${HEAD_SCRIPT}</script>`,
    voidElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    voidElement('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    voidElement('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    voidElement('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    voidElement('meta', { name: 'color-scheme', content: 'light dark' }),
    voidElement('link', { rel: 'stylesheet', href: style }),
    element('title', {}, escaped(title)),
    ...tags.map(({ name: tag, attributes }) => voidElement(tag, attributes)),
    `<script type="application/ld+json">${structured(page, site)}</script>`,
    page.script === undefined ? '' : `<script type="module" src="${page.script}"></script>`,
  ].join('');
}

function header({ path }: DocsPage, { language, labels, meta, shell }: DocsSite): string {
  const languages = LANGUAGES.map((other) =>
    element(
      'li',
      {},
      element(
        'a',
        { href: localPath(path, other), hreflang: other, lang: other, 'aria-current': other === language && 'true' },
        escaped(shell.language[other]),
      ),
    ),
  );
  const isIndex = path === DOCS_PATH;
  return element(
    'header',
    { class: 'top' },
    element('a', { class: 'brand', href: localPath('/', language) }, escaped(meta.site.name)),
    element('a', { href: localPath(DOCS_PATH, language), 'aria-current': isIndex && 'page' }, escaped(labels.name)),
    element('ul', { class: 'languages' }, ...languages),
  );
}

function otherEntries({ path }: DocsPage, { entries, labels, language }: DocsSite): string {
  const links = entries.map(({ id }) => {
    const current = entryPath(id) === path && 'page';
    const attributes = { href: localPath(entryPath(id), language), lang: 'en', 'aria-current': current };
    return element('li', {}, element('a', attributes, element('code', {}, escaped(id))));
  });
  return element(
    'nav',
    { class: 'chips', 'aria-labelledby': 'entries' },
    element('h2', { id: 'entries' }, escaped(labels.entries)),
    element('ul', {}, ...links),
  );
}

/** A page of the reference as a whole document. It loads nothing of the app, and none of it waits for a script. */
export function docsPage(page: DocsPage, site: DocsSite): string {
  const { language, shell } = site;
  const skip = element(
    'a',
    { class: 'visually-hidden-focusable skip', href: `#${MAIN_ID}` },
    escaped(shell.skipToContent),
  );
  const main = element('main', { id: MAIN_ID, tabindex: '-1' }, page.content);
  const footer = page.path === DOCS_PATH ? '' : element('footer', {}, otherEntries(page, site));
  const body = element('body', { class: 'docs' }, skip, header(page, site), main, footer);
  return `<!DOCTYPE html>${element('html', { lang: language }, element('head', {}, head(page, site)), body)}`;
}
