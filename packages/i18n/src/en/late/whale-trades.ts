import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/late/whale-trades.ts';

/** The late messages of the live trades: turned off, exchanges without a connection, gaps, colors. */
export const messages = {
  off: 'Live data is turned off on this server, so there are no trades to show.',
  down: 'Trades from {{exchanges}} aren’t coming in right now.',
  gap: 'Some trades are missing.',
  gapNote: 'The server lost its connection to an exchange and couldn’t recover every trade from that time.',
  gapOf: '{{exchange}}: gap from {{from}} to {{to}}',
  ownGapNote:
    'This page lost its connection to the server and couldn’t recover every trade from that time. The missing trades are not included in the totals.',
  ownGapOf: 'All exchanges: gap from {{from}} to {{to}}',
  colors: { 'red-blue': 'Colors: buys red, sells blue', 'green-red': 'Colors: buys green, sells red' },
} as const satisfies Translated<typeof ko>;
