import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/shared/compare.ts';

/** Messages that the text and the code comparison share. */
export const messages = {
  filesNote: 'Drop two files together to fill both sides, up to 10 MB each.',
  tooManyFiles: 'At most two files can be opened at a time.',
  fileNames: { left: 'Original file name', right: 'Changed file name' },
  mode: 'Comparison',
  modes: { position: 'Line by line', aligned: 'Matching lines' },
  modeHints: {
    position: 'Compares the first line with the first, the second with the second, and so on.',
    aligned: 'Pairs up the lines that both sides share, then shows what was added, removed or changed.',
  },
  ignore: 'Ignore',
  ignoreHint: 'Available in “Matching lines” mode.',
  rules: {
    ignoreWhitespace: 'Whitespace',
    ignoreCase: 'Letter case',
    ignoreBlankLines: 'Blank lines',
    ignoreNormalForm: 'Unicode form',
  },
  empty: 'The differences appear here as you type.',
  working: 'Comparing',
  differingLines: 'Differing lines',
  none: 'There are no differences.',
  noneCounted: 'There are no differences apart from what is ignored.',
  counts: { added: '+{{count}} added', removed: '−{{count}} removed', changed: '~{{count}} changed' },
  spoken: '{{count}} differing {{count, line/lines}}',
  kinds: { added: 'Added:', removed: 'Removed:', changed: 'Changed:', differs: 'Differs:' },
  panel: '{{side}}, compared',
  emptyLine: '(empty line)',
  legend: {
    position: '~ The sides differ on this line',
    aligned: '− Only in {{left}}, + only in {{right}}, ~ changed',
  },
  steps: {
    previous: 'Previous',
    next: 'Next',
    count: '{{count}} {{count, difference/differences}}',
    at: 'Difference {{at}} of {{count}}',
  },
  keys: 'Press N for the next difference, P for the previous one.',
  altKeys: 'Press Alt+↓ for the next difference, Alt+↑ for the previous one.',
  patchNote:
    'Copy and Download give you a patch (unified diff) with the lines that differ and three lines before and after them.',
  notices: {
    truncated: 'The texts differ so much that the differences are only approximate.',
    truncatedNote: 'Everything marked is a real difference, but some lines that both sides share may not be paired up.',
    normalForm: 'Some lines look the same but are stored differently.',
    normalFormLines: '{{count}} {{count, line looks/lines look}} the same but {{count, is/are}} stored differently.',
    normalFormNote:
      'One side holds precomposed characters, the other decomposed ones (NFC and NFD). Text made on a Mac is often decomposed.',
    ignoreNormalForm: 'Ignore this difference',
    lineEnds: 'The line endings differ. They are not compared.',
    lineEndsOnly: 'Only the line endings differ.',
    lineEndsNote: '{{left}}: {{leftEnds}}, {{right}}: {{rightEnds}}',
    shifted:
      'The sides have different numbers of lines: below an inserted line, even identical lines may be marked as different.',
    tryAligned: 'Switch to “Matching lines”',
  },
  lineEnds: { none: 'none', lf: 'LF', crlf: 'CRLF (Windows)', cr: 'CR', mixed: 'mixed' },
} as const satisfies Translated<typeof ko>;
