import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [{ label: 'text-sorter:text', text: 'item 10, Item 2, , item 9' }],
  press: ['text-sorter:delimiters.commaSpace', 'text-sorter:natural'],
  expect: ['Item 2, item 9, item 10'],
});
