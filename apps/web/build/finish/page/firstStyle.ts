import { transform } from 'lightningcss';

/** The element that holds the first style of a page, as data. */
const FIRST_STYLE_ID = 'first-style';

const CLASS_ATTRIBUTE = / class="([^"]*)"/gu;
const CLASS_SELECTOR = /\.(-?[_a-zA-Z][\w-]*)/gu;
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/u;

/**
 * Adopts the first style. The style sheet replaces it one frame after it has loaded: applied earlier, it would delay
 * the first paint, and if both applied, the rules of the first style would come after those that only the sheet has.
 */
const FIRST_STYLE_SCRIPT = [
  '(()=>{',
  "const link=document.querySelector('link[media=print]');",
  'const sheets=document.adoptedStyleSheets;',
  "if(!sheets){link.media='all';return}",
  'const first=new CSSStyleSheet();',
  `first.replaceSync(document.getElementById('${FIRST_STYLE_ID}').content.textContent);`,
  'sheets.push(first);',
  "const replace=()=>{link.media='all';sheets.splice(sheets.indexOf(first),1)};",
  'const whenLoaded=()=>requestAnimationFrame(()=>setTimeout(replace));',
  "if(link.sheet)whenLoaded();else link.addEventListener('load',whenLoaded,{once:true})",
  '})()',
].join('');

/** The rules of a style sheet for screens. */
export function screenStyle(css: string): string {
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        media: ({ value: { query } }) =>
          query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      },
    },
  });
  return code.toString();
}

/**
 * The rules that a prerendered page needs: those without a class, and those whose classes its elements have. What
 * appears later is left to the style sheet.
 *
 * @param css the rules for screens
 */
export function usedStyle(html: string, css: string): string {
  const used = new Set([...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) => names.split(/\s+/u)));
  const known = new Set([...css.matchAll(CLASS_SELECTOR)].map(([, name = '']) => name));
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...known].filter((name) => !used.has(name)),
  });
  return code.toString();
}

function escapedText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The path of the style sheet of a page; undefined if it has none. */
export function styleSheetOf(html: string): string | undefined {
  return STYLE_SHEET.exec(html)?.[1];
}

/**
 * Lets a page paint without waiting for its style sheet, which on a slow network takes as long as the page itself: the
 * page contains the rules that it needs at first. They are data that a script adopts, because the content security
 * policy allows no style elements.
 *
 * @param css the rules for screens
 */
export function withFirstStyle(html: string, css: string): string {
  return html.replace(STYLE_SHEET, (link, href: string) =>
    [
      `<link rel="stylesheet" href="${href}" media="print"/><noscript>${link}</noscript>`,
      `<template id="${FIRST_STYLE_ID}">${escapedText(usedStyle(html, css))}</template>`,
      `<script>${FIRST_STYLE_SCRIPT}</script>`,
    ].join(''),
  );
}
