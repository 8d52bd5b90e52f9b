import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'The profit is (current price − entry price) × quantity, and the rate is the profit ÷ (entry price × quantity) × 100%. Nothing is rounded along the way.',
    'Fees and taxes are not included. For fees, use the return calculator.',
  ],
  sources: [{ name: 'Definition of the rate of return' }],
  questions: [
    {
      question: 'How much gain makes up for a 50% loss?',
      answer: '100%. When ₩10,000 becomes ₩5,000, what is left has to double to break even.',
    },
    {
      question: 'What is the difference between unrealized and realized profit?',
      answer:
        'Unrealized profit is measured at the current price before you sell. Realized profit is fixed by the sale. This tool shows unrealized profit at the price you enter.',
    },
    {
      question: 'Can I calculate with prices in dollars?',
      answer:
        'Yes. Enter all amounts in dollars, without a currency sign. The calculation is the same; just ignore the ₩ in the results.',
    },
    {
      question: 'Does it cover leverage or short selling?',
      answer: 'No. It only covers assets you bought and hold.',
    },
  ],
};
