import type { Translated } from '../catalog.ts';
import type { pages as ko } from '../ko/pages.ts';

export const pages = {
  home: {
    badge: 'No sign-up, no ads, all free',
    title: 'The tool you need, right at hand',
    description:
      '{{count}} tools for text, code, pay, dates, crypto and more. The text and numbers you type are processed in your browser.',
    paste: 'Paste text or numbers on this page, or drop a file, to see which tools fit.',
    categories: 'Tool collections',
    explore: 'Explore',
    mine: 'Your tools',
    recent: 'Recently used',
    favourites: 'Your favorites',
    features: {
      title: 'What Toolbox promises',
      fast: {
        title: 'Fast',
        body: 'Most tools run entirely in your browser, with no round trip to a server, and show results as you type.',
      },
      safe: {
        title: 'Safe',
        body: 'The text and numbers you type are processed in this browser; only the IP lookup sends the address you look up to a server. You don’t need an account, and settings such as favorites and language are stored only in this browser.',
      },
      always: {
        title: 'Always available',
        body: '24/7, on any device. Tools you’ve opened once also work offline, except those that need live data.',
      },
    },
  },
  hub: {
    pick: 'Pick a tool',
    guide: 'How to use',
    openPage: 'Open the tool page',
    more: 'More tools',
    advanced: 'Advanced crypto tools',
    selected: 'Selected tool',
    guides: {
      string: [
        'Pick a tool, then type or paste your text.',
        'The result appears as you type.',
        'Copy it with the Copy button. Your text is not sent to a server.',
      ],
      code: [
        'Paste code or JSON, or drop a file.',
        'Choose options, and the result updates.',
        'Files of up to 10 MB are processed without freezing the page.',
      ],
      image: [
        'Enter the content and choose a format.',
        'The image is generated in your browser, and the content stays there.',
        'Download it as PNG or SVG.',
      ],
      location: [
        'Enter an IP address. Leave it empty to look up your own.',
        'Country and city are approximate. They are not an exact address.',
        'Private and reserved addresses are explained without a lookup.',
      ],
      calculator: [
        'Pick a calculator and enter your values. Commas are added automatically.',
        'Amounts are exact to the won.',
        'Results are for reference only. Consult a professional before making important decisions.',
      ],
      crypto: [
        'Wallet address validator: check format and checksum before you send.',
        'Wei converter: convert between Ethereum units without losing a digit.',
        'Address QR: turn a receiving address into a QR code to avoid mistakes.',
        'Real-time chart and kimchi premium: see how Korean and overseas prices differ.',
        'Real-time whale trades: see large exchange trades as they happen.',
      ],
    },
  },
  notFound: {
    code: '404',
    title: 'Page not found',
    body: 'The address may have changed or been mistyped.',
    home: 'Go home',
    back: 'Go back',
    nearest: 'Were you looking for one of these?',
    docs: 'Developer docs',
    links: 'You could try these',
    hint: 'You can also search for a tool by name on the home page.',
  },
} as const satisfies Translated<typeof ko>;
