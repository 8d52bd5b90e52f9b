import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/late/ascii-converter.ts';

export const messages = {
  example: { text: 'Hi, café 😀', codes: '72 105 44 32 99 97 102 233 32 128512' },
  utf8Codes: {
    told: 'Read as UTF-8 bytes, this is “{{text}}”.',
    take: 'Use the codes of this text',
  },
  table: 'Each character',
  character: 'Character',
  codePoint: 'Code point',
  block: 'Unicode block',
  utf8: 'UTF-8 bytes',
  limited: 'Only the first {{shown}} characters are listed.',
  otherBlock: 'Other block',
  noUtf8: 'Can’t be written in UTF-8',
  names: {
    space: 'Space',
    tab: 'Tab',
    lineFeed: 'Line break (LF)',
    carriageReturn: 'Line break (CR)',
    noBreakSpace: 'No-break space',
    zeroWidthSpace: 'Zero-width space',
    zeroWidthJoiner: 'Zero-width joiner',
    variationSelector: 'Emoji style selector',
    ideographicSpace: 'Ideographic space',
    byteOrderMark: 'Byte order mark',
    loneSurrogate: 'Damaged character',
    control: 'Control character',
  },
} as const satisfies Translated<typeof ko>;
