import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-25',
  how: [
    'Items are split by the delimiter you choose, trimmed, and sorted in the dictionary order of the page’s language. Case is ignored, empty items are dropped, and equal items keep the order you entered.',
    'With “Compare numbers by value” on, 2 comes before 10. If more than half of the items are numbers in the same unit, signs, thousands separators and decimals count too, and items that can’t be read as numbers come last and are listed. If there are fewer, or if some items start with a digit but aren’t one number, such as 2.0.1 or 12-1, only the whole numbers inside the text are compared. Shuffle uses the Fisher–Yates method, which makes every order equally likely, and the order stays until you shuffle again.',
  ],
  sources: [
    { name: 'Unicode Technical Standard 10 (collation algorithm)', url: 'https://www.unicode.org/reports/tr10/' },
  ],
  questions: [
    {
      question: 'How are Korean and English items ordered together?',
      answer:
        'Latin letters come first on the English page, and Hangul on the Korean one, because each page follows the dictionary order of its language.',
    },
    {
      question: 'Can I remove duplicate lines?',
      answer:
        'Yes. Under “Duplicate items,” choose “Remove,” and the first of each is kept; items that differ only in invisible characters count as the same. You can also ignore case, and you see which items were repeated and how often.',
    },
    {
      question: 'Why does 10 come before 2?',
      answer: 'Compared as text, 1 comes before 2. Turn on “Compare numbers by value” to get 2, 10.',
    },
  ],
};
