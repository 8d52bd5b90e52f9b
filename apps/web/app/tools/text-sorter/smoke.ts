import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [{ label: 'string:text-sorter.text', text: 'item 10, Item 2, , item 9' }],
  press: ['string:text-sorter.delimiters.commaSpace', 'string:text-sorter.natural'],
  expect: ['Item 2, item 9, item 10'],
});
