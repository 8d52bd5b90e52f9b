import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'Items are split by the delimiter you choose, trimmed, and sorted in the dictionary order of the page’s language. Case is ignored, empty items are dropped, and equal items keep the order you entered.',
    'With numbers compared by size, 2 comes before 10. Shuffle uses the Fisher–Yates method, which makes every order equally likely.',
  ],
  sources: [
    { name: 'Unicode Technical Standard 10 (collation algorithm)', url: 'https://www.unicode.org/reports/tr10/' },
  ],
  questions: [
    {
      question: 'How are Korean and English items ordered together?',
      answer:
        'On the English page Latin letters come first, on the Korean page Hangul does, because each follows the dictionary order of its language.',
    },
    {
      question: 'Can I only remove duplicate lines?',
      answer:
        'Yes. Choose to remove duplicates and the first of each is kept. You can ignore case, and you see which items came up and how often.',
    },
    {
      question: 'Why does 10 come before 2?',
      answer: 'Compared as text, 1 comes before 2. Turn on comparing numbers by size to get 2, 10.',
    },
  ],
};
