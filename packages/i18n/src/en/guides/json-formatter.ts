import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'The JSON is not parsed and rewritten: keys and values stay exactly as written, and only the whitespace between them changes. Large numbers, notations such as 1.0, key order, duplicate keys and escapes all survive. Valid means valid by RFC 8259, which is what JSON.parse in your browser accepts.',
    'An error comes with its line, column and reason. You also see what would have changed if the text had gone through JSON.parse, as in many formatters.',
  ],
  sources: [
    {
      name: 'RFC 8259, the JSON data interchange format (December 2017)',
      url: 'https://www.rfc-editor.org/rfc/rfc8259',
    },
  ],
  questions: [
    {
      question: 'Are large numbers changed?',
      answer: 'No. A number such as 12345678901234567890, which JavaScript can’t hold exactly, stays as you wrote it.',
    },
    {
      question: 'Can JSON have comments?',
      answer:
        'JSON as defined by RFC 8259 has no comments. If there is a comment or a trailing comma, the page points to its line and column. “Try to repair it” shows the repaired JSON and the lines that would change. It also finds the JSON inside a log or a piece of code, and in the quotes of a CSV file or a cURL command.',
    },
    {
      question: 'Can keys be sorted?',
      answer: 'Yes. With sorting on, the keys of every object are ordered by character code. Arrays keep their order.',
    },
    {
      question: 'Is my JSON sent to a server?',
      answer: 'No. It is processed in your browser.',
    },
  ],
};
