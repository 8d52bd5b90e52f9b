import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/late/char-count.ts';

export const messages = {
  example: {
    text: 'I like turning what frustrates people into numbers and then fixing it. In my third year I built a campus shuttle app and found, through surveys and boarding records, that students were most annoyed right after missing a bus. I put the minutes until the next one first, and a month later questions had dropped by 41%.',
    target: '250',
  },
  targetOffer: {
    characters: '{{count}} · {{rule}}',
    bytes: '{{count}} {{count, byte/bytes}} · {{rule}}',
  },
  rest: {
    characters: {
      left: '{{count}} {{count, character/characters}} left',
      over: '{{count}} {{count, character/characters}} over',
    },
    bytes: { left: '{{count}} {{count, byte/bytes}} left', over: '{{count}} {{count, byte/bytes}} over' },
    exact: 'Exactly on target',
  },
  plainSpaces: 'Replace unusual spaces with regular ones',
  lost: {
    short: '{{count}} not counted',
    long: '{{count}} {{count, character/characters}} that CP949 can’t store {{count, counts/count}} as 0 bytes. Open Details to see which.',
  },
  questions: {
    label: 'Question',
    number: 'No. {{number}}',
    add: 'Add a question',
    remove: 'Delete this question',
    over: 'over',
    keep: 'Keep in this browser',
    keepHint: 'Saves questions and texts in this browser. Turning it off deletes them right away.',
    keepFull:
      'Not saved: together with the questions already saved, there would be more than {{max}}. Turning this on replaces the saved ones.',
    keepLong: 'Too long to save: the text of question {{numbers}}. Everything else is saved.',
    keepFailed: 'Not saved: storage is full, or this browser doesn’t allow it.',
  },
} as const satisfies Translated<typeof ko>;
