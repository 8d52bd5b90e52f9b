import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'Korean VAT is 10%. From a supply price, the total is the supply price × 1.1. From a total, the supply price is the total ÷ 1.1. The tax is the total minus the supply price, so the two parts always add up.',
    'The calculation uses whole numbers and fractions without floating-point errors. Fractions of a won are rounded half up by default, and you can round up or down instead.',
  ],
  sources: [
    {
      name: 'Value-Added Tax Act, Article 29 (7) (100/110 of a total) and Article 30 (rate of 10%), checked 2026-11-20',
      url: 'https://www.law.go.kr/법령/부가가치세법',
    },
  ],
  questions: [
    {
      question: 'How do I get the VAT out of a total?',
      answer: 'Divide the total by 11. A total of ₩110,000 contains a supply price of ₩100,000 and ₩10,000 of VAT.',
    },
    {
      question: 'Why is the tax off by ₩1?',
      answer:
        'Rounding each item and adding up can differ from rounding the total once. Also, ₩10,000 splits into ₩9,091 and ₩909 when rounded half up, and ₩9,090 and ₩910 when rounded down. Use the same method as your business partner.',
    },
    {
      question: 'Does this work for exempt goods or simplified taxpayers?',
      answer:
        'No. Exempt and zero-rated supplies are not taxed at 10%, and simplified taxpayers use a value-added rate that depends on the industry. This tool calculates the regular 10% only.',
    },
  ],
};
