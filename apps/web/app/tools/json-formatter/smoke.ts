import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [{ label: 'json-formatter:source', text: '{"id":12345678901234567890,"price":1.10,"id":1}' }],
  press: ['json-formatter:format'],
  expect: ['"id": 12345678901234567890,', '"price": 1.10,', '"id": 1'],
});
