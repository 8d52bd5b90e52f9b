import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-25',
  how: [
    'First the format is checked: 0x and 40 hexadecimal digits for Ethereum; 26–35 characters starting with 1 or 3, or a lowercase bc1 address, for Bitcoin. Then the checksum inside the address is calculated and compared.',
    'The checksum is the mix of upper and lower case for Ethereum (EIP-55), and base58check, bech32 or bech32m for Bitcoin. An all-lowercase Ethereum address has no checksum, so typos can’t be detected.',
    'You’re also warned about addresses you shouldn’t send to even though their checksum is correct: burn addresses, whose private key nobody has, contracts of major tokens such as USDT, and SegWit versions that Bitcoin doesn’t use yet. Text that looks like a private key or a seed phrase isn’t stored.',
  ],
  sources: [
    { name: 'EIP-55, mixed-case checksum (January 2016)', url: 'https://eips.ethereum.org/EIPS/eip-55' },
    { name: 'BIP-173, bech32 (March 2017)', url: 'https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki' },
    { name: 'BIP-350, bech32m (December 2020)', url: 'https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki' },
  ],
  questions: [
    {
      question: 'Is it safe to send if the address passes?',
      answer:
        'A checksum only catches typos. It doesn’t show who owns the address or whether it is in use. When you send somewhere for the first time, start with a small amount.',
    },
    {
      question: 'What does a missing checksum mean?',
      answer:
        'An Ethereum address in all lowercase or all capitals carries none. It is valid, but a wrong character goes unnoticed, so compare it with the original.',
    },
    {
      question: 'Is the address sent to a server?',
      answer: 'No. The check runs in your browser, and no blockchain is queried.',
    },
  ],
};
