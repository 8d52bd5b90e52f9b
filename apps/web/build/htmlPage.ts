import { createHash } from 'node:crypto';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/gu;

/** What a file must hold, as `integrity` attributes name it. */
export function integrityOf(source: string): string {
  return `sha384-${createHash('sha384').update(source).digest('base64')}`;
}

/** Puts something directly behind the opening of the head. */
export function atHeadStart(html: string, markup: string): string {
  return html.replace('<head>', () => `<head>${markup}`);
}

/** Puts something directly before the end of the head. */
export function atHeadEnd(html: string, markup: string): string {
  return html.replace('</head>', () => `${markup}</head>`);
}

const MODULE_PRELOAD = /<link rel="modulepreload" ([^>]*?)\/?>/gu;

/**
 * Puts the files of the page's scripts behind everything else the head asks for, and tells the browser that they may
 * wait: the page is seen as soon as its style sheet is there, and on a slow line every script beside it holds that up.
 */
export function scriptsAfterStyles(html: string): string {
  const preloads = [...html.matchAll(MODULE_PRELOAD)].map(
    ([, attributes = '']) => `<link rel="modulepreload" fetchpriority="low" ${attributes}/>`,
  );
  return atHeadEnd(html.replace(MODULE_PRELOAD, ''), preloads.join(''));
}

/**
 * Replaces the inline module that starts a page by one of a file. Its text differs from page to page, and a policy that
 * lists the hash of each would grow with the site. Without `async`, or React would take the element for a resource of its
 * own, not find the one it is looking for, and throw the page away.
 *
 * @param nameFor gives the address of the file that will hold the module's source
 * @returns the page, and the source where there was one; the browser checks that the file holds just that
 */
export function takeStartModule(
  html: string,
  nameFor: (source: string) => string,
): { readonly html: string; readonly source: string | undefined } {
  let source: string | undefined;
  const rest = html.replace(SCRIPT, (whole, attributes: string, body: string) => {
    if (!attributes.includes('type="module"') || attributes.includes('src=')) return whole;
    source = body;
    return `<script type="module" src="${nameFor(body)}" integrity="${integrityOf(body)}"></script>`;
  });
  return { html: rest, source };
}

/** The `sha256-…` of every inline script that is run, as a content policy names them. */
export function inlineScriptHashes(html: string): readonly string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !attributes.includes('src=') && !attributes.includes('application/ld+json'))
    .map(([, , body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** An element without content, as HTML. */
export function voidElement(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`);
  return `<${name}${written.join('')}/>`;
}
