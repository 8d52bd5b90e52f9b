import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'On Ethereum, transfers of ETH, USDT, USDC, LINK and PEPE are watched. Where the Whale Alert source is on, the transfers it reports are added. You see transfers of $1,000,000 or more from the last 6 hours, refreshed every 5 minutes while you watch.',
    'The risk level depends only on the dollar value: extreme from $100 million, high from $50 million, medium from $20 million, low below that. The flow shows whether known exchange wallets are involved: deposits, withdrawals, moves between wallets and so on.',
  ],
  sources: [
    { name: 'EIP-20, Transfer events of tokens (2015-11-19)', url: 'https://eips.ethereum.org/EIPS/eip-20' },
    { name: 'Public Telegram channel Whale Alert', url: 'https://t.me/whale_alert_io' },
  ],
  questions: [
    {
      question: 'Does a whale’s deposit to an exchange push the price down?',
      answer:
        'Some deposits are meant for selling, but many just move coins between storage wallets or serve as collateral. A transfer alone doesn’t show whether anything is bought or sold.',
    },
    {
      question: 'How do whale alerts differ from real-time whale trades?',
      answer:
        'Whale alerts are coins moved between wallets on a blockchain. Real-time whale trades are purchases and sales inside an exchange.',
    },
    {
      question: 'Why is a sender shown as unknown?',
      answer:
        'Nobody has disclosed whose wallet it is. On-chain transfers show names only for wallets that exchanges have named or that explorers label; Whale Alert transfers show the names it reports.',
    },
  ],
};
