/** Phones show this many tools of a category and a link to the rest. */
export const SHOWN_ON_PHONES = 3;
const MANY_TOOLS = 8;

export type CardSize = 'small' | 'medium' | 'large';

/** The width of the card of a category: a third of a row, half of one, or all of it. */
export function cardSize(tools: number): CardSize {
  if (tools >= MANY_TOOLS) return 'large';
  return tools > SHOWN_ON_PHONES ? 'medium' : 'small';
}
