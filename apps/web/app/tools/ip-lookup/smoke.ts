import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [{ label: 'ip-lookup:address', text: ' 192.168.0.1 ' }],
  press: ['common:actions.lookup'],
  expect: ['192.168.0.1', '192.168.0.0/16', 'RFC 1918'],
});
