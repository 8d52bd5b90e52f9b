import { BOOLEAN_ATTRIBUTES, HTML_ELEMENTS } from './htmlNames.ts';

const DECLARATION = /[!?][a-z[-]/y;
const CLOSING = /\/[a-z]/y;
const NAME = /[a-z][a-z0-9]{0,31}(?:[-:._][a-z0-9]{1,32}){0,4}(?=[\s/>])/y;
const CLOSING_NAMES = /<\/(?<name>[a-z][\w.:-]{0,199})/gu;
/** Elements whose content is not text. */
const CODE_ELEMENTS: readonly string[] = ['script', 'style'];
/** The longest list of attributes without a value. */
const MAX_BOOLEAN_ATTRIBUTES = 200;

/** A search from left to right that passes over each character once. */
function nextIndex(text: string, searched: string): (from: number) => number {
  let found = -1;
  let isLast = false;
  return (from) => {
    if (!isLast && found < from) {
      found = text.indexOf(searched, from);
      isLast = found < 0;
    }
    return isLast ? -1 : found;
  };
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function areBooleanAttributes(text: string): boolean {
  const words = text.length > MAX_BOOLEAN_ATTRIBUTES ? [text] : text.replace(/\/$/u, '').split(/\s+/u);
  return words.every((word) => word === '' || BOOLEAN_ATTRIBUTES.has(word));
}

/** Tells tags from text in angle brackets, for positions in ascending order. */
function tagReader(text: string): (open: number, close: number) => string | undefined {
  const nextEquals = nextIndex(text, '=');
  const closed = new Set(Array.from(text.matchAll(CLOSING_NAMES), ({ groups }) => groups?.['name']));

  return (open, close) => {
    const start = open + 1;
    if (match(DECLARATION, text, start) !== undefined || match(CLOSING, text, start) !== undefined) return '';
    const name = match(NAME, text, start);
    if (name === undefined) return undefined;
    const rest = start + name.length;
    const equals = nextEquals(rest);
    if (equals >= 0 && equals < close) return name;
    const isSelfClosing = text.charAt(close - 1) === '/';
    const isKnown = HTML_ELEMENTS.has(name) || closed.has(name) || isSelfClosing;
    return isKnown && areBooleanAttributes(text.slice(rest, Math.min(close, rest + MAX_BOOLEAN_ATTRIBUTES + 1)))
      ? name
      : undefined;
  };
}

/**
 * Replaces each HTML tag and comment with a blank, and each script and style sheet with its content.
 *
 * A tag is `<` with the name of an HTML element, with a name that a closing tag repeats, or with a name and an
 * attribute or a `/`; it ends at the next `>`. Anything else in angle brackets is text, such as the title of a work.
 * Linear, even for a text of only `<`.
 *
 * @param text in lowercase
 * @example blankTags('<b>bold</b> 1 < 2') // ' bold  1 < 2'
 * @example blankTags('<br/>the film <parasite>') // ' the film <parasite>'
 */
export function blankTags(text: string): string {
  const parts: string[] = [];
  const lastCommentEnd = text.lastIndexOf('-->');
  const nextClose = nextIndex(text, '>');
  const tagAt = tagReader(text);
  const lastEnds = new Map(CODE_ELEMENTS.map((name) => [name, text.lastIndexOf(`</${name}`)]));
  let kept = 0;
  let open = text.indexOf('<');
  while (open >= 0) {
    let next = open + 1;
    const isComment = open < lastCommentEnd && text.startsWith('<!--', open);
    const close = isComment ? text.indexOf('-->', open) + 2 : nextClose(open);
    // If nothing closes this tag, nothing closes a later one either.
    if (close < 0) break;
    const name = isComment ? '' : tagAt(open, close);
    if (name !== undefined) {
      parts.push(text.slice(kept, open));
      kept = (lastEnds.get(name) ?? -1) > close ? text.indexOf(`</${name}`, close) : close + 1;
      next = kept;
    }
    open = text.indexOf('<', next);
  }
  parts.push(text.slice(kept));
  return parts.join(' ');
}
