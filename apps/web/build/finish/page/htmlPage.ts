import { createHash } from 'node:crypto';

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/gu;

/** The hash of a file for an `integrity` attribute. */
export function integrityOf(source: string): string {
  return `sha384-${createHash('sha384').update(source).digest('base64')}`;
}

/** Inserts HTML directly after the start tag of the head. */
export function atHeadStart(html: string, markup: string): string {
  return html.replace('<head>', () => `<head>${markup}`);
}

/** Inserts HTML directly before the end tag of the head. */
export function atHeadEnd(html: string, markup: string): string {
  return html.replace('</head>', () => `${markup}</head>`);
}

/** Inserts HTML directly before the end tag of the body. */
export function atBodyEnd(html: string, markup: string): string {
  return html.replace('</body>', () => `${markup}</body>`);
}

const MODULE_PRELOAD = /<link rel="modulepreload" ([^>]*?)\/?>/gu;

/**
 * Moves the script preloads of the page after everything else in the head, with low priority: the page is visible as
 * soon as its style sheet has loaded, and on a slow network concurrent scripts delay that.
 */
export function scriptsAfterStyles(html: string): string {
  const preloads = [...html.matchAll(MODULE_PRELOAD)].map(
    ([, attributes = '']) => `<link rel="modulepreload" fetchpriority="low" ${attributes}/>`,
  );
  return atHeadEnd(html.replace(MODULE_PRELOAD, ''), preloads.join(''));
}

/**
 * Replaces the inline start module of a page with an external one. Its text differs between pages, and a CSP with the
 * hash of each would grow with the site. Without `async`, because React would treat the element as a resource, not
 * find the expected one, and discard the page.
 *
 * @param nameFor returns the URL of the file for the module's source
 * @param inline puts the small files that the module imports into it
 * @returns the page; the source if there was one, which the browser verifies by its hash; and the files in it
 */
export function takeStartModule(
  html: string,
  nameFor: (source: string) => string,
  inline: (source: string) => { readonly source: string; readonly inlined: readonly string[] },
): { readonly html: string; readonly source: string | undefined; readonly inlined: readonly string[] } {
  let source: string | undefined;
  let inlined: readonly string[] = [];
  const rest = html.replace(SCRIPT, (whole, attributes: string, body: string) => {
    if (!attributes.includes('type="module"') || attributes.includes('src=')) return whole;
    const start = inline(body);
    source = start.source;
    inlined = start.inlined;
    return `<script type="module" src="${nameFor(source)}" integrity="${integrityOf(source)}"></script>`;
  });
  return { html: rest, source, inlined };
}

/** The `sha256-…` of every executed inline script, for the CSP. */
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
