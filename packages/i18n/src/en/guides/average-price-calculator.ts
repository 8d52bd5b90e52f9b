import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'The average price is the total amount paid divided by the total quantity. Each further purchase adds its amount and quantity. Nothing is rounded along the way, only what is shown.',
    'Enter a target average to find the quantity or the price it takes. With a fee, paid once when buying and once when selling, the break-even price is the average price × (1 + fee) ÷ (1 − fee).',
  ],
  sources: [{ name: 'Definition of the weighted average' }],
  questions: [
    {
      question: 'What does averaging down do to my average price?',
      answer:
        'The lower the price and the more you buy, the lower the average. If you hold 10 units bought at ₩100,000 and buy 10 more at ₩80,000, the average is ₩90,000.',
    },
    {
      question: 'How much more do I have to buy to reach a target?',
      answer:
        'The target must lie between the calculated average and the price to buy at. The quantity is the total quantity × (average − target) ÷ (target − price). The closer the target is to that price, the faster the quantity grows.',
    },
    {
      question: 'Can I enter several purchases at once?',
      answer:
        'Yes. Copy the price and quantity columns of a spreadsheet and paste them into the price field of a purchase; each row becomes one purchase. With the header row (price, quantity, amount), the columns may be in any order. CSV and exchange statements work, too. Totals, orders canceled without a fill, deposits and rewards are left out, and a statement with sales, withdrawals or more than one coin, stock or currency is not pasted.',
    },
    {
      question: 'Does it work for stocks?',
      answer:
        'Yes. The average is calculated the same way for stocks and coins. Taxes such as the securities transaction tax are not included.',
    },
    {
      question: 'Are fees part of the average price?',
      answer: 'No. Enter a fee to see the sell price at which you break even after the fees on both sides.',
    },
  ],
};
