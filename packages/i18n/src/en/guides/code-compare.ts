import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'Two sources are compared either line by line, in order, or by matching lines. Within a changed line, the parts that differ are marked.',
    'You can copy or download the result as a unified diff. The patch applies no ignore rules, so applying it to the original code gives exactly the changed code.',
  ],
  sources: [
    { name: 'POSIX diff (unified output format)' },
    { name: 'Unicode Standard Annex 15 (normalization)', url: 'https://www.unicode.org/reports/tr15/' },
  ],
  questions: [
    {
      question: 'How do I apply the patch?',
      answer:
        'Set both file names to the path of the file in the repository, such as src/app.js, and run git apply compare.patch. If you set only one name, it is used for both sides. If the names differ, tell patch which file to change: patch src/app.js compare.patch.',
    },
    {
      question: 'Can I hide lines where only the indentation changed?',
      answer: 'Yes. In “Matching lines” mode, you can ignore whitespace.',
    },
    {
      question: 'Is it safe for company code?',
      answer:
        'The comparison runs in your browser and no code is sent to a server. Rules on where code may go differ by company, so check yours first.',
    },
  ],
};
