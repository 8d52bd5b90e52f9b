import type { Translated } from '../catalog.ts';
import type { meta as ko } from '../ko/meta.ts';

export const meta = {
  site: { name: 'Toolbox', locale: 'en_US', separator: ' | ' },
  pages: {
    home: {
      name: 'Toolbox',
      description: 'Character counter, JSON formatter, VAT calculator and more: free tools with no sign-up and no ads.',
      also: 'toolbox, online tools, free tools',
    },
    about: { name: 'About', description: 'What Toolbox makes, and why.', also: 'about, toolbox' },
    contact: { name: 'Contact', description: 'Send Toolbox your questions and wishes.', also: 'contact, support' },
    privacy: { name: 'Privacy policy', description: 'How Toolbox treats personal data.', also: 'privacy, policy' },
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
      hero: 'Tools that draw QR codes and barcodes',
      description: 'QR codes and barcodes',
      also: 'picture, image',
    },
    location: {
      name: 'Location tools',
      hero: 'Tools to find where an address is',
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
  tools: {
    'char-count': {
      name: 'Character counter',
      description: 'Count characters, words, lines and bytes exactly, by the rules of Korean forms too.',
      also: 'word count, byte, NEIS, letters',
    },
    'ascii-converter': {
      name: 'ASCII converter',
      description: 'Turn characters into codes and codes back into characters, emoji included.',
      also: 'unicode, char code, code point',
    },
    'case-converter': {
      name: 'Case converter',
      description: 'Change text to upper, lower, title or sentence case, and to code styles.',
      also: 'camel, snake, title case, uppercase',
    },
    'text-sorter': {
      name: 'Text sorter',
      description: 'Sort a list by alphabet, number or length, and remove duplicates.',
      also: 'sort lines, dedupe, alphabetical',
    },
    'keyword-extractor': {
      name: 'Keyword extractor',
      description: 'Pull the words that matter out of a text, as hashtags or a list.',
      also: 'hashtag, frequency, tags',
    },
    'text-compare': {
      name: 'Text compare',
      description: 'Compare two texts line by line and see where they differ.',
      also: 'diff, difference',
    },
    'code-compare': {
      name: 'Code compare',
      description: 'Find the lines in which two sources differ and save them as a patch.',
      also: 'diff, patch, source',
    },
    'json-formatter': {
      name: 'JSON formatter',
      description: 'Tidy JSON without changing a single value, and see where an error is.',
      also: 'pretty print, beautify, minify, validate',
    },
    'qr-generator': {
      name: 'QR code generator',
      description: 'Make QR codes from text, links, Wi-Fi or contacts, inside your browser.',
      also: 'wifi, vcard, qr',
    },
    'barcode-generator': {
      name: 'Barcode generator',
      description: 'Make product codes, CODE128 and other barcodes, with check digits verified.',
      also: 'EAN, UPC, CODE128',
    },
    'ip-lookup': {
      name: 'IP lookup',
      description: 'Find the country, city and provider of an IP address and see it on a map.',
      also: 'my ip, geolocation, ISP',
    },
    'vat-calculator': {
      name: 'VAT calculator',
      description: 'Work out 10% VAT from the supply price or the total, exact to the won.',
      also: 'tax, supply price, invoice',
    },
    'age-calculator': {
      name: 'Age calculator',
      description: 'Find international, counting and year age, and the days to the next birthday.',
      also: 'birthday, korean age',
    },
    'bmi-calculator': {
      name: 'BMI calculator',
      description: 'Find your body mass index and where it stands from height and weight.',
      also: 'body mass, weight',
    },
    'salary-calculator': {
      name: 'Salary calculator',
      description:
        'Estimate take-home pay from an hourly or monthly wage, with weekly holiday pay, overtime and insurance.',
      also: 'wage, net pay, minimum wage',
    },
    'date-calculator': {
      name: 'Date calculator',
      description: 'Count the days between dates, D-days, business days and anniversaries.',
      also: 'D-day, days between, business days',
    },
    'wallet-validator': {
      name: 'Wallet address validator',
      description: 'Check the format and the checksum of Ethereum and Bitcoin addresses.',
      also: 'checksum, ethereum, bitcoin',
    },
    'wei-converter': {
      name: 'Wei converter',
      description: 'Convert between wei and ETH without losing a digit.',
      also: 'gwei, ether unit',
    },
    'address-qr': {
      name: 'Address QR',
      description: 'Turn a wallet address and an amount into a QR code.',
      also: 'payment QR, wallet',
    },
    'average-price-calculator': {
      name: 'Average price calculator',
      description: 'Find the average price and the break-even price after more purchases.',
      also: 'average cost, break-even',
    },
    'dca-calculator': {
      name: 'DCA calculator',
      description: 'Plan prices and quantities by splitting a budget into weighted purchases.',
      also: 'DCA, dollar cost averaging',
    },
    'profit-calculator': {
      name: 'Profit calculator',
      description: 'Work out profit and rate from the entry price and the current price.',
      also: 'PnL, gain',
    },
    'return-calculator': {
      name: 'Return calculator',
      description: 'Work out the return after fees and the break-even price.',
      also: 'ROI, break-even, fee',
    },
    'real-time-chart': {
      name: 'Kimchi premium',
      description: 'See the kimchi premium from Korean and overseas bitcoin prices and the exchange rate.',
      also: 'arbitrage, chart, bitcoin price',
    },
    'whale-alert': {
      name: 'Whale alert',
      description: 'See coin transfers worth a million dollars or more.',
      also: 'large transfers, whale',
    },
    'real-time-whale-trades': {
      name: 'Real-time whale trades',
      description: 'Watch exchange trades of $500,000 or more the moment they happen.',
      also: 'big trades, live',
    },
  },
} as const satisfies Translated<typeof ko>;
