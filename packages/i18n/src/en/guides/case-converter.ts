import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-25',
  how: [
    'Case is changed by Unicode’s case mappings after the text is normalized to NFC. No language-specific rules apply, so the result is the same on every device.',
    'Title case lowercases everything and then capitalizes each word. Exception words stay lowercase even in first place. Sentence case capitalizes the start of the text and whatever follows a period, exclamation point or question mark and a space; dashes, emoji and list numbers in front are skipped. camelCase, snake_case and the like turn each line into one name. In a list such as user_id, email, each name is converted and the commas stay; at least one of the names has to have several words.',
  ],
  sources: [
    {
      name: 'The Unicode Standard, section 3.13 (default case conversion)',
      url: 'https://www.unicode.org/versions/latest/',
    },
  ],
  questions: [
    {
      question: 'What happens to Korean text?',
      answer:
        'Hangul has no case, so it stays as it is in upper, lower, title and sentence case. Only letters that have upper and lower case are changed.',
    },
    {
      question: 'Can acronyms such as NASA stay in capitals?',
      answer:
        'Yes. Turn on “Keep acronyms” to leave words of two or more capitals unchanged, including forms with an s, such as PDFs and NASA’s. If the whole text is in capitals, apart from links and units such as 10kg, acronyms can’t be told apart and everything changes.',
    },
    {
      question: "Does don't become Don'T?",
      answer: "No. A word starts only after whitespace, an opening bracket or an opening quote, so it becomes Don't.",
    },
  ],
};
