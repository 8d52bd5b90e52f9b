import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/late/barcode-generator.ts';

export const messages = {
  example: { text: '9780306406157' },
  completeNumber:
    'These {{digits}} digits are also a complete {{format}} number with its check digit. If that is what you mean, add a leading 0 to keep the product number.',
  elements:
    'This format encodes the parentheses as they are. For application identifiers (AI) such as (01), use GS1-128.',
  scanned:
    'This format encodes a scanner’s separators and prefixes, such as ]C1, as they are. For GS1 data, use GS1-128.',
  listed: 'This barcode holds {{count}} product numbers. To encode only one of them, choose it.',
  spaced: 'This barcode also holds the spaces. To encode the product number without them, choose it.',
  marked: 'This barcode holds every character as typed. To encode the product number alone, choose it.',
  article:
    'This looks like a product number with a valid check digit. For a product barcode that stores scan, use {{format}}.',
  lines: 'This barcode holds all {{count}} pasted lines. To encode only one of them, choose it.',
  rejectedLines:
    'The {{count}} pasted lines were joined into one value, which can’t be encoded. Choose the line to encode.',
  shortened:
    'A spreadsheet has shortened this number, so its last digits are missing. Format the cell as a number without decimals, check that all digits are there, and copy it again.',
} as const satisfies Translated<typeof ko>;
