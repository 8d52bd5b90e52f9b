import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'The budget is split by the weights, and each amount divided by its price gives the quantity. The average price is the budget divided by the total quantity.',
    'You can enter each price, or go from the first price to the last in even steps, with 2 to 20 purchases. If prices are missing, the last one is used again; if there are too many, the page says which weren’t used.',
  ],
  sources: [{ name: 'Definition of the weighted average' }],
  questions: [
    {
      question: 'Is splitting purchases the same as dollar cost averaging?',
      answer:
        'Both spread out buying. Split purchases wait for set prices, while dollar cost averaging invests a fixed amount on set dates. This tool calculates plans with a budget and prices set in advance.',
    },
    {
      question: 'Do the weights have to add up to 100?',
      answer: 'No. They are ratios, so 1, 2, 3 and 10, 20, 30 give the same result. Fractions such as 1/3 work, too.',
    },
    {
      question: 'What if I buy more at lower prices?',
      answer:
        'The more weight you put on lower prices, the lower the average. If the price never gets there, though, much of the budget stays unused.',
    },
  ],
};
