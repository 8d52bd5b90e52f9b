import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/char-count.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'Character counter – words, lines and bytes',
  description: 'Count characters with and without spaces, words, lines and bytes exactly.',
  also: 'word count, byte, NEIS, letters, character count, word counter, count words',
} as const satisfies ToolMetadata;

export const messages = {
  text: 'Text',
  textHint: 'Type or paste your text. Up to 10 MB.',
  empty: 'Enter text to see its characters, words, lines and bytes.',
  tiles: {
    graphemes: 'Characters',
    graphemesWithoutSpace: 'No spaces',
    bytes: 'Bytes',
    limit: '{{count}}',
    profile: 'How bytes are counted',
  },
  profiles: { doubleBytes: '2-byte', neisBytes: 'NEIS', cp949Bytes: 'CP949', utf8Bytes: 'UTF-8' },
  details: 'Details',
  detailsLine:
    '{{lines}} {{lines, line/lines}} · {{paragraphs}} {{paragraphs, paragraph/paragraphs}} · {{utf8}} UTF-8 {{utf8, byte/bytes}}',
  targetNone: 'None',
  cutHint: 'Shorten the text from the highlighted part onward.',
  graphemes: 'Characters (with spaces)',
  graphemesNote: 'Counts what you see: an emoji or combined character counts as one.',
  graphemesWithoutSpace: 'Characters (no spaces)',
  words: 'Words',
  lines: 'Lines',
  paragraphs: 'Paragraphs',
  manuscriptSheets: 'Manuscript paper, 200 cells',
  manuscriptUnit: '{{count}} {{count, sheet/sheets}}',
  bytesTitle: 'Bytes',
  doubleBytes: '2-byte rule (job forms)',
  doubleBytesNote: 'Hangul 2; Latin, digits, spaces and line breaks 1',
  neisBytes: 'NEIS rule (school records)',
  neisBytesNote: 'Hangul 3; Latin, digits and spaces 1; line breaks 2',
  cp949Bytes: 'CP949 (EUC-KR)',
  cp949Note: 'What old Korean systems actually store',
  cp949Pending: 'Counting',
  utf8Bytes: 'UTF-8',
  technicalTitle: 'For developers',
  utf16Units: 'UTF-16 length',
  utf16Note: 'length in JavaScript and Java',
  codePoints: 'Code points',
  target: 'Target length',
  targetUnit: 'Counted by',
  cut: 'The limit falls here: …{{tail}}',
  selection: 'Selection',
  selectionCounts:
    '{{graphemes}} {{graphemes, character/characters}}, {{withoutSpace}} without spaces, {{words}} {{words, word/words}}',
  missingTitle: 'Characters CP949 can’t store',
  missingNote: 'Old Korean systems turn these into question marks or drop them.',
  missingItem: '{{count}} {{count, time/times}}',
  trapsTitle: 'Some characters are stored differently from what you see',
  traps: {
    decomposed: '{{count}} {{count, letter/letters}} in decomposed form (common in text from a Mac)',
    invisible: '{{count}} invisible {{code}}',
    oddSpace: '{{count}} unusual {{count, space/spaces}} {{code}}',
    loneSurrogate: '{{count}} damaged {{count, character/characters}} {{code}}',
  },
  repair: 'Join split letters and remove invisible characters',
  spoken:
    '{{graphemes}} {{graphemes, character/characters}}, {{words}} {{words, word/words}}, {{lines}} {{lines, line/lines}}, {{bytes}} {{bytes, byte/bytes}}',
} as const satisfies Translated<typeof ko>;

export const late = () => import('../late/char-count.ts');
