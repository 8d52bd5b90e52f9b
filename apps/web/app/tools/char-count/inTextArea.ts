import type { TextValue } from '../../parts/document-field/textValue.ts';

/**
 * The text as the text area has it, where every line break is one character: it is what the next key would leave, so
 * the counts do not fall with it. A document keeps its own.
 */
export function inTextArea(held: TextValue): TextValue {
  return held.document === undefined && held.text.includes('\r') ? { text: held.text.replace(/\r\n?/gu, '\n') } : held;
}
