import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [{ label: 'wallet-validator:address', text: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }],
  expect: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'EIP-55'],
});
