import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'One visible character counts as one, including an emoji or a combined character, and you get the count with and without spaces and line breaks. Words are the pieces between whitespace. The line count is the number of line breaks plus one.',
    'Bytes are counted four ways. The 2-byte rule counts 1 byte for ASCII characters and line breaks and 2 for Hangul. The NEIS rule (Korean school records) counts 1 for ASCII, 3 for Hangul and 2 for a line break. UTF-8 and CP949 are the sizes actually stored. The NEIS rule follows the Ministry of Education’s guidelines for school records. The 2-byte rule has no published standard, so the tool follows the common practice of job sites.',
  ],
  sources: [
    { name: 'Unicode Standard Annex 29 (grapheme boundaries)', url: 'https://www.unicode.org/reports/tr29/' },
    { name: 'WHATWG Encoding Standard (UTF-8, EUC-KR)', url: 'https://encoding.spec.whatwg.org/' },
  ],
  questions: [
    {
      question: 'Are spaces counted?',
      answer:
        'Both counts are shown side by side, with and without spaces. Only the count with spaces includes line breaks. Use the one the recipient asks for.',
    },
    {
      question: 'How do Korean job sites count bytes?',
      answer:
        'The common rule is 2 bytes for Hangul and 1 byte for letters, digits, spaces and line breaks, so 1,000 bytes hold 500 Korean characters. See “2-byte rule (job forms).”',
    },
    {
      question: 'How many bytes are 500 Korean characters in school records?',
      answer:
        'By the NEIS rule a Hangul syllable takes 3 bytes, so 500 syllables are 1,500 bytes. Letters, digits and spaces take 1 byte and a line break 2.',
    },
    {
      question: 'Why do other sites show a different count?',
      answer:
        'An emoji, or Hangul copied from a Mac, can look like one character and be stored as several units. Sites that count those units show a larger number, which you find here as the UTF-16 length.',
    },
  ],
};
