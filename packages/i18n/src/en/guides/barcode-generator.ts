import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'CODE128, CODE39, EAN, UPC, ITF, MSI, Pharmacode and GS1-128 are drawn in your browser. Your content is first checked against the characters and lengths that the format allows; if it doesn’t fit, you see the reason instead of an image.',
    'For EAN, UPC and ITF-14, every other digit from the right is multiplied by three, and the check digit brings the sum to a multiple of ten. A missing digit is added, and a wrong one is reported along with the correct digit.',
  ],
  sources: [
    {
      name: 'GS1 General Specifications, section 7.9 (check digits)',
      url: 'https://www.gs1.org/standards/barcodes-epcrfid-id-keys/gs1-general-specifications',
    },
  ],
  questions: [
    {
      question: 'What does a barcode starting with 880 mean?',
      answer:
        '880 is the prefix issued by GS1 Korea. It shows which organization assigned the company’s number, not that the product was made in Korea.',
    },
    {
      question: 'Can I use these barcodes on products right away?',
      answer:
        'The images are fine to use, but numbers for products you sell must be assigned by GS1. A made-up number may clash with another product.',
    },
    {
      question: 'Where does the last digit come from?',
      answer: 'It is a check digit calculated from the others. For 880123456789 it is 3, which gives 8801234567893.',
    },
    {
      question: 'Can a barcode hold Korean text?',
      answer: 'Not a one-dimensional one. Use the QR code generator for Hangul.',
    },
    {
      question: 'Can I make an EAN from a 10-digit ISBN or a 12-digit UPC?',
      answer:
        'Yes. For a 10-digit ISBN such as 0306406152 the tool offers 9780306406157, and for a 12-digit UPC such as 036000291452 the same product’s number with a leading zero, 0036000291452.',
    },
  ],
};
