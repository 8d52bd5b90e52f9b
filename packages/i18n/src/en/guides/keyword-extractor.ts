import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-25',
  how: [
    'The score is the count × (1 + 0.2 for early words + 0.1 for long words). A word is early if it first appears within the first 20% of all words, and long if it has six characters or more. Words with equal scores are listed in the order in which they first appear.',
    'HTML tags and punctuation separate words. Common English words and one-character words are dropped. “Count Korean words without particles” is on by default on the Korean page.',
  ],
  sources: [{ name: 'Scoring formula defined by Toolbox' }],
  questions: [
    {
      question: 'How are Korean particles handled?',
      answer:
        'On the English page, words are counted as written until you turn on “Count Korean words without particles.” A particle is then removed only if the remaining stem also appears in the text by itself or with another particle. No dictionary is used, so a word is occasionally cut in the wrong place.',
    },
    {
      question: 'Can one-character words be included?',
      answer: 'Yes. Turn on “Include one-character words.”',
    },
    {
      question: 'How many keywords can I get?',
      answer: 'From 1 to 50. The text must have at least 10 characters, spaces included.',
    },
  ],
};
