const LINE_END = /\r\n|\r|\n/;
const BULLET = /^\s*[-*•·‣▪]\s+(?=\S)/u;
/** 1회차, 2차: and ①, which are never entries. */
const WORDED = /(?<![^\s,;|])(?:\d{1,3}(?:회차|회|차)(?: ?[.:)])? +(?=\S)|[\u2460-\u2473] ?)/gu;
/** 1. or 2) or (3) before a number that is not a marker itself. */
const NUMBERED = /(?<![^\s,;|])\(?(\d{1,3})([.)]) +(?=[₩+\-\u2212]?\d)(?!\d{1,3}[.)](?:\s|$))/gu;
/** The only entry of a list may be 1. 10%, but 1. 5 may be a decimal number. */
const MEASURED = /[%원₩]/u;
const BRACKETED = /^\s*[([{]([^()[\]{}]*)[)\]}]\s*$/u;

function withoutBullets(text: string): string {
  const lines = text.split(LINE_END).filter((line) => line.trim() !== '');
  const isListed = lines.length > 1 && lines.every((line) => BULLET.test(line));
  return isListed ? lines.map((line) => line.replace(BULLET, '')).join('\n') : text;
}

/** Removes numbers that count the entries from 1. */
function withoutNumbers(text: string): string {
  const markers = [...text.matchAll(NUMBERED)];
  const [first] = markers;
  const counts = markers.every(([, number], at) => Number(number) === at + 1);
  const isListed = markers.length > 1 || first?.[2] === ')' || MEASURED.test(text);
  return counts && isListed && first?.index === text.search(/\S/) ? text.replace(NUMBERED, '') : text;
}

/**
 * A list without what numbers or encloses its entries: `1. 10%`, `2) 20%`, `3회차 70%`, bullets, and brackets around
 * all of it. Every other text is returned unchanged.
 *
 * @example withoutListMarkers('1. 10%, 2. 90%') // '10%, 90%'
 */
export function withoutListMarkers(text: string): string {
  const listed = withoutNumbers(withoutBullets(text)).replace(WORDED, '');
  return listed.replace(BRACKETED, '$1');
}
