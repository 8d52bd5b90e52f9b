import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    '1 ETH is 10 to the power of 18 wei, and 1 gwei is 10 to the power of 9 wei. The conversion uses whole numbers, so it is exact to the last digit, with 18 decimal places for ETH.',
    'You can also paste scientific notation such as 1e18, up to 1e30. A value finer than 1 wei is reported, never rounded.',
  ],
  sources: [
    { name: 'Ethereum Yellow Paper, section 2.1 (units)', url: 'https://ethereum.github.io/yellowpaper/paper.pdf' },
  ],
  questions: [
    {
      question: 'How many wei are in 1 ETH?',
      answer: '1,000,000,000,000,000,000 wei (10 to the power of 18), or 1,000,000,000 gwei.',
    },
    {
      question: 'What is gwei used for?',
      answer:
        'Gas prices on Ethereum are given in gwei. With a gas price of 20 gwei and 21,000 gas, the fee is 420,000 gwei, or 0.00042 ETH.',
    },
    {
      question: 'Why do programs store wei instead of ETH?',
      answer:
        'Decimal fractions are not exact in most programs. Whole numbers of the smallest unit never lose a digit.',
    },
  ],
};
