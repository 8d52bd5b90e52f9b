const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi;
const LAST_CODE_POINT = 0x10ffff;

function character(code: number): string {
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '';
}

/** Decodes the entities in a page, once. Unknown ones are unchanged. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal: string | undefined, hexadecimal: string | undefined, name: string) => {
    if (decimal !== undefined) return character(Number.parseInt(decimal, 10));
    if (hexadecimal !== undefined) return character(Number.parseInt(hexadecimal, 16));
    return NAMED.get(name.toLowerCase()) ?? whole;
  });
}

/** The text of a piece of HTML: line breaks are kept, tags removed, entities decoded. Takes one pass for any input. */
export function textOfHtml(html: string): string {
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) break;
    text += html.slice(at, open);
    const close = html.indexOf('>', open);
    if (close === -1) return decodeEntities(text);
    if (/^<br\b/i.test(html.slice(open, open + 4))) text += '\n';
    at = close + 1;
  }
  return decodeEntities(text + html.slice(at));
}
