import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'In “Line by line” mode, line 1 is compared with line 1, line 2 with line 2, and so on, and a line that only one side has counts as different. In “Matching lines” mode, shared lines are aligned first, and the rest is marked as added, removed or changed.',
    'Line endings (LF, CRLF) are not counted as content and are reported separately. In “Matching lines” mode, you can ignore differences in whitespace, case, blank lines and Unicode normalization.',
  ],
  sources: [
    { name: 'Unicode Standard Annex 15 (normalization)', url: 'https://www.unicode.org/reports/tr15/' },
    { name: 'POSIX diff (unified output format)' },
  ],
  questions: [
    {
      question: 'I inserted one line and everything below is different. Why?',
      answer:
        'In “Line by line” mode, every line below has moved down by one, so it is compared with a different line. Switch to “Matching lines,” and only the inserted line is shown as added.',
    },
    {
      question: 'Two lines look the same but are marked as different. Why?',
      answer:
        'One side may store its characters decomposed (NFD), which is common in text from a Mac. Or it contains invisible characters, other kinds of spaces, spaces at the end of a line or in a blank one, tabs instead of spaces, or Cyrillic letters that look like Latin ones. The page tells you the reason and names the character.',
    },
    {
      question: 'Is my text stored on a server?',
      answer: 'No. The comparison runs in your browser and the text is not sent anywhere.',
    },
  ],
};
