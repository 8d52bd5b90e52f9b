import type { Translated } from '../../catalog.ts';
import type { examples as ko } from '../../ko/late/examples.ts';

export const examples: Translated<typeof ko> = {
  'json-formatter': {
    text: '{"order":"A-20261122-0173","customer":{"name":"Hana Kim","tier":"VIP"},"items":[{"name":"Green tea","count":2,"price":38.5},{"name":"Tea cup","count":1,"price":54}],"total":131,"paid":true}',
  },
  'ascii-converter': { text: 'Hi, café 😀', codes: '72 105 44 32 99 97 102 233 32 128512' },
  'case-converter': { text: 'The quick brown fox jumps over the lazy dog. It runs on.' },
  'text-sorter': { comma: 'pear, apple, fig, cherry, apple, plum', list: 'pear\napple\nfig\ncherry\napple\nplum' },
  'keyword-extractor': {
    text: 'The town library is opening a weekend reading club. The reading club meets every Saturday on the second floor of the library, and newcomers are welcome to read along. Anyone with a library card can join the club for free.',
  },
  'text-compare': {
    left: 'The meeting is on Monday, March 2.\nIt takes place in room 3.\nPlease read the notes first.',
    right: 'The meeting is on Tuesday, March 3.\nIt takes place in room 3.\nPlease read and bring the notes.',
  },
  'code-compare': {
    left: 'function total(items) {\n  let sum = 0;\n  for (const item of items) {\n    sum += item.price;\n  }\n  return sum;\n}',
    right:
      'function total(items) {\n  let sum = 0;\n  for (const item of items) {\n    sum += item.price * item.count;\n  }\n  return sum;\n}',
  },
  'qr-generator': { text: 'https://www.w3.org' },
  'barcode-generator': { text: '9780306406157' },
  'char-count': {
    text: 'I like turning what frustrates people into numbers and then fixing it. In my third year I built a campus shuttle app and found, through surveys and boarding records, that students were most annoyed right after missing a bus. I put the minutes until the next one first, and a month later questions had dropped by 41%.',
    target: '250',
  },
};
