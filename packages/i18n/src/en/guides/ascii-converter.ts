import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'Each character becomes one Unicode code point, separated by spaces. You can choose decimal, 0x41, U+0041, \\u0041 or &#65; and all of them can be mixed when you turn codes back into characters.',
    'A simple emoji is one code; a combined one, such as a family, is several. Nothing is composed or decomposed: the text is converted exactly as entered.',
  ],
  sources: [
    { name: 'The Unicode Standard', url: 'https://www.unicode.org/versions/latest/' },
    { name: 'RFC 20, ASCII format (October 1969)', url: 'https://www.rfc-editor.org/rfc/rfc20' },
  ],
  questions: [
    {
      question: 'Does Hangul have ASCII codes?',
      answer:
        'No. ASCII covers only the letters, digits and signs from 0 to 127. Other characters have Unicode numbers: the Korean syllable “ga” is 44032 (U+AC00).',
    },
    {
      question: 'What are the ASCII codes of A and a?',
      answer: 'A is 65 and a is 97. The digit 0 is 48 and a space is 32.',
    },
    {
      question: 'Why does another program give two codes for one emoji?',
      answer:
        'Programs that use UTF-16, such as JavaScript, store an emoji as two halves. This tool gives the number of the character itself, so 😀 is 128512.',
    },
    {
      question: 'Can it turn UTF-8 bytes into characters?',
      answer:
        'Yes. Enter them as EA B0 80 or %EA%B0%80, and the tool offers the text they encode. U+AC00 is one code point but three bytes in UTF-8.',
    },
    {
      question: 'Can it turn binary or unspaced hex into text?',
      answer:
        'Yes. Eight digits, as in 01000001, are read as binary. Seven digits could also be a decimal code, so for 1000001 the tool shows the text and lets you choose; it does the same for unspaced hex such as 4a6f. In binary, “Aa” is 01000001 01100001.',
    },
  ],
};
