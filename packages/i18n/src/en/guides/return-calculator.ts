import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'The cost is buy price × quantity × (1 + fee), the proceeds are sell price × quantity × (1 − fee), and the return is their difference divided by the cost. The fee applies to each side and is 0.015% if left empty.',
    'The break-even price is buy price × (1 + fee) ÷ (1 − fee). Selling at that price gives exactly zero.',
  ],
  sources: [{ name: 'Definition of the rate of return' }],
  questions: [
    {
      question: 'Why is the break-even price above the buy price?',
      answer:
        'Because you pay a fee both when buying and when selling. If you buy at ₩10,000 with a fee of 0.015%, you break even at about ₩10,003.',
    },
    {
      question: 'Can I include the securities transaction tax?',
      answer:
        'There is no field for taxes. The fee is the same for both sides, so a tax that is due only on the sale wouldn’t come out right.',
    },
    {
      question: 'Where do I find my fee?',
      answer:
        'In the fee schedule of your exchange or broker. The default of 0.015% is only an example, so replace it with yours.',
    },
  ],
};
