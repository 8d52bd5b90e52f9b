import { element, escaped } from './markup.ts';

const FENCE = /^```\w*\n([\s\S]*?)\n```$/u;
const BLOCKS = /```[\s\S]*?\n```|(?:(?!\n\n|```)[\s\S])+/gu;

/** One line of a comment: code between backticks, and links to other names. */
export function inlineHtml(text: string): string {
  return text
    .replaceAll(/\{@link ([^}]+)\}/gu, '`$1`')
    .split(/(`[^`]+`)/u)
    .map((part) =>
      part.startsWith('`') && part.length > 1 ? element('code', {}, escaped(part.slice(1, -1))) : escaped(part),
    )
    .join('');
}

function flowed(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/gu, ' ');
}

/** Code in a block of its own. Long lines break, so that a page never scrolls sideways. */
export function codeBlock(code: string): string {
  return element('pre', {}, element('code', {}, escaped(code)));
}

/** A doc comment as HTML: paragraphs, lists and code. */
export function commentHtml(text: string): string {
  return (text.match(BLOCKS) ?? [])
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const [, code] = FENCE.exec(block) ?? [];
      if (code !== undefined) return codeBlock(code);
      const [first = '', ...items] = `\n${block}`.split(/\n- /u);
      const before = flowed(first) === '' ? '' : element('p', {}, inlineHtml(flowed(first)));
      if (items.length === 0) return before;
      return before + element('ul', {}, ...items.map((item) => element('li', {}, inlineHtml(flowed(item)))));
    })
    .join('');
}
