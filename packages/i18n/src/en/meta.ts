import type { Translated } from '../catalog.ts';
import type { meta as ko } from '../ko/meta.ts';

export const meta = {
  site: { name: 'Toolbox', locale: 'en_US', separator: ' | ' },
  pages: {
    home: {
      name: 'Toolbox',
      title: 'Toolbox – Free online text, code, QR and calculator tools',
      description: 'Character counter, JSON formatter, VAT calculator and more: free tools with no sign-up and no ads.',
      also: 'toolbox, online tools, free tools',
    },
    about: { name: 'About', description: 'What Toolbox makes, and why.', also: 'about, toolbox' },
    contact: { name: 'Contact', description: 'Send Toolbox your questions and ideas.', also: 'contact, support' },
    privacy: {
      name: 'Privacy policy',
      description: 'How Toolbox handles personal information.',
      also: 'privacy, policy',
    },
    donate: { name: 'Donate', description: 'Help Toolbox stay free.', also: 'donate, support' },
    notFound: { name: 'Page not found', description: 'There is no page at this address.', also: '404' },
  },
  categories: {
    string: {
      name: 'String tools',
      hero: 'Tools to count, change and compare text',
      description: 'Counting, case, sorting and comparing',
      also: 'text, string',
    },
    code: {
      name: 'Code tools',
      hero: 'Tools to keep at hand while you code',
      description: 'JSON formatting and code comparison',
      also: 'developer, code',
    },
    image: {
      name: 'Image tools',
      hero: 'Tools that make QR codes and barcodes',
      description: 'QR codes and barcodes',
      also: 'picture, image',
    },
    location: {
      name: 'Location tools',
      hero: 'Find where an IP address is located',
      description: 'Location and provider of an IP address',
      also: 'map, ip',
    },
    calculator: {
      name: 'Calculators',
      hero: 'Calculators exact to the won and the day',
      description: 'Pay, VAT, age and dates',
      also: 'calculate, calculator',
    },
    crypto: {
      name: 'Crypto tools',
      hero: 'Tools for sending and trading coins',
      description: 'Addresses, calculators and the kimchi premium',
      also: 'coin, crypto, bitcoin',
    },
  },
} as const satisfies Translated<typeof ko>;
