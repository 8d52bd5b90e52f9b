import type { Translated } from '../../catalog.ts';
import type { hidden as ko } from '../../ko/late/hiddenCharacters.ts';

export const hidden = {
  title: 'Some lines look the same but contain different characters.',
  place: '{{side}}, line {{line}}: {{what}}',
  character: '{{name}} ({{code}})',
  lookalike: 'another character that looks like {{like}} ({{code}})',
  trailing: '{{name}} at the end of the line ({{code}})',
  kinds: { invisible: 'invisible character', blank: 'another kind of space', trailingBlank: 'space' },
  names: {
    u0009: 'tab',
    u0020: 'space',
    u00A0: 'no-break space',
    u00AD: 'soft hyphen',
    u200B: 'zero-width space',
    u200C: 'zero-width non-joiner',
    u200D: 'zero-width joiner',
    u200E: 'left-to-right mark',
    u200F: 'right-to-left mark',
    u2028: 'line separator',
    u2029: 'paragraph separator',
    u202E: 'right-to-left override',
    u2060: 'word joiner',
    u2800: 'blank Braille pattern',
    u3000: 'ideographic space',
    u3164: 'Hangul filler',
    uFEFF: 'byte order mark',
  },
} as const satisfies Translated<typeof ko>;
