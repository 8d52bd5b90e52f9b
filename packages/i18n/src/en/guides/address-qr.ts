import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-25',
  how: [
    'Address and amount are written as ERC-681 for Ethereum and BIP-21 for Bitcoin. Amounts in ether are given in wei, amounts in bitcoin with up to 8 decimal places.',
    'If you paste a bitcoin: or ethereum: link as the address for “Pay ETH” or “Pay BTC,” its address, amount, recipient and note can be filled in. What isn’t taken from the link is listed.',
    'The QR code is drawn in your browser, and neither the address nor the amount is sent anywhere.',
  ],
  sources: [
    { name: 'ERC-681, payment request URLs (August 2017)', url: 'https://eips.ethereum.org/EIPS/eip-681' },
    {
      name: 'BIP-21, payment request URIs (January 2012)',
      url: 'https://github.com/bitcoin/bips/blob/master/bip-0021.mediawiki',
    },
  ],
  questions: [
    {
      question: 'Can I leave the amount empty?',
      answer: 'Yes. The code then holds the address only, and the sender enters the amount in their wallet.',
    },
    {
      question: 'The wallet app doesn’t read the amount. Why?',
      answer:
        'Some wallets read the address and ignore the amount. In that case, share a code with the address only and tell the sender the amount.',
    },
    {
      question: 'Can I receive tokens on other networks?',
      answer:
        'The code requests ether (ETH) or bitcoin (BTC). For tokens such as USDT, or other networks, make sure that you and the sender use the same network.',
    },
  ],
};
