import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/late/average-price-calculator.ts';

/** The late messages of the average price calculator: what became of a pasted statement. */
export const messages = {
  pasted: 'Filled {{count}} {{count, purchase/purchases}}.',
  tooMany: 'You can paste up to {{max}} purchases at once.',
  notBought: 'Left out {{count}} {{count, row/rows}} without a filled purchase, such as a canceled order or a deposit.',
  freeShares:
    'Left out {{count}} {{count, row/rows}} of free shares, such as a stock dividend. Your actual average may be lower.',
  derived: 'The pasted text has no prices, so each price is the amount divided by the quantity.',
  swapped: {
    quantity:
      'The pasted prices are far from your average before these purchases. If prices and quantities are in the wrong columns, swap them.',
    amount:
      'The pasted prices are far from your average before these purchases. If prices and amounts are in the wrong columns, swap them.',
  },
  swap: { quantity: 'Swap price and quantity', amount: 'Swap price and amount' },
  removeCurrency: 'Remove {{unit}} from all rows',
  unheld: 'The calculation also needs the amount spent and the quantity held so far.',
  hold: 'Treat the first purchase as already held',
  unread: {
    sales: 'A statement with sales or withdrawals can’t be pasted. Copy only the rows with purchases.',
    notBought: 'None of these rows is a filled purchase. They are canceled orders, deposits or the like.',
    open: 'Some of these orders are not filled completely. Paste only filled orders.',
    types: 'Some rows may not be purchases. Copy only the rows with purchases.',
    splits:
      'A split, a merger or a similar event changed the number of shares. Enter the earlier purchases with their adjusted prices and quantities.',
    contracts:
      'These quantities are numbers of contracts, which don’t show how many coins they are. Copy a table with quantities in coins.',
    assets: 'These rows have more than one coin, stock or currency. Copy only the rows of one.',
    row: 'The price and the quantity in row {{row}} below the header can’t be read. Copy the table again without that row.',
    columns:
      'The price and the quantity weren’t found in this table. Include a header row that names both, or copy only those two columns without headers, price first.',
  },
} as const satisfies Translated<typeof ko>;
