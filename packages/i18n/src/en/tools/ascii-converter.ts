import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/ascii-converter.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'ASCII converter – Unicode and character codes',
  description: 'Turn characters into ASCII and Unicode codes and back, emoji included.',
  also: 'unicode, char code, code point, hex, text to ascii, UTF-8, HTML entities, URL decode',
} as const satisfies ToolMetadata;

export const messages = {
  direction: 'Direction',
  directions: { toCodes: 'Text to codes', toText: 'Codes to text' },
  text: 'Text',
  textHint:
    'Each character becomes one code. For characters outside ASCII (0 to 127), the code is the Unicode code point.',
  codes: 'Codes',
  codesHint: 'Separate codes with spaces or commas. You can mix 65, 0x41, U+AC00, \\uAC00 and &#44032;.',
  notation: 'Notation',
  notations: { decimal: 'Decimal 65', hex: 'Hex 0x41', unicode: 'U+0041', escape: '\\u0041', html: '&#65;' },
  emptyCodes: 'Enter text to see the code of each character.',
  emptyText: 'Enter codes to see the characters they stand for.',
  spoken: '{{count}} {{count, character/characters}}',
} as const satisfies Translated<typeof ko>;

export const late = () => import('../late/ascii-converter.ts');
