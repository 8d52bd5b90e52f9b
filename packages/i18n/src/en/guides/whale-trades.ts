import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-25',
  how: [
    'The server receives public trades from exchanges as they happen and passes on those at or above a threshold. The default is $500,000, and the page shows the figure the server reports. An order filled in several parts at the same moment counts as one trade, and the same trade arriving again within 10 seconds is counted once.',
    'The risk level depends only on the dollar value: extreme from $10 million, high from $5 million, medium from $1 million, low below that.',
  ],
  sources: [{ name: 'Public trade data of exchanges (Binance, Bybit and OKX by default)' }],
  questions: [
    {
      question: 'What decides whether a trade is a buy or a sell?',
      answer:
        'It is the side that accepted an order already on the book. Taking an ask at market is a buy, and hitting a bid is a sell.',
    },
    {
      question: 'Does a large buy make the price rise?',
      answer:
        'There is no guarantee. It may be part of a hedge, or the price may reflect it already. This is not investment advice.',
    },
    {
      question: 'What period do the totals cover?',
      answer:
        'Only trades made after you opened the page. The trades of the last hour under “Before you arrived” are not in the totals. Trades made while the page was disconnected, such as in a background tab, are filled in when it reconnects, and any gap that can’t be filled is shown.',
    },
  ],
};
