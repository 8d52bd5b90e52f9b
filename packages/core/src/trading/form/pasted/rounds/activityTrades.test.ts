import { describe, expect, it } from 'vitest';
import { read } from './testing/readRounds.ts';

describe('an activity statement', () => {
  const above = [
    'Statement,Header,Field Name,Field Value',
    'Statement,Data,Title,Activity Statement',
    'Statement,Data,Period,"January 1, 2024 - January 31, 2024"',
  ];
  const heading =
    'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Basis,Realized P/L,MTM P/L,Code';
  const first = 'Trades,Data,Order,Stocks,USD,AAPL,"2024-01-15, 10:23:11",10,172.62,173.00,-1726.2,-1,1727.2,0,3.8,O';
  const second = 'Trades,Data,Order,Stocks,USD,AAPL,"2024-01-16, 10:23:11",5,170,171.00,-850,-1,851,0,5,O';
  const sums = [
    'Trades,SubTotal,,Stocks,USD,AAPL,,15,,,-2576.2,-2,2578.2,0,8.8,',
    'Trades,Total,,Stocks,USD,,,,,,-2576.2,-2,2578.2,0,8.8,',
  ];
  const below = [
    'Financial Instrument Information,Header,Asset Category,Symbol,Description,Conid,Security ID,Multiplier,Type,Code',
    'Financial Instrument Information,Data,Stocks,AAPL,APPLE INC,265598,US0378331005,1,COMMON,',
  ];
  const bought = ['quantity price=172.62 quantity=10', 'quantity price=170 quantity=5'];

  it.each(['quantity', 'amount'] as const)('is read by its orders, by %s', (mode) => {
    for (const lines of [
      [heading, first, second, ...sums],
      [...above, heading, first, second, ...sums, ...below],
      [...above, heading, first, heading, second, ...sums, ...below],
      [heading, first, first.replace('Order', 'Trade'), second, ...sums],
    ]) {
      expect(read(lines.join('\n'), 'price', mode)).toEqual(bought);
      expect(read(lines.join('\r\n'), 'price', mode)).toEqual(bought);
    }
    const trades = [heading, first, second].map((line) => line.replace('Order', 'Trade'));
    expect(read([...trades, ...sums].join('\n'), 'price', mode)).toEqual(bought);
  });

  it('is read from a spreadsheet', () => {
    const cells = (line: string) => line.replaceAll(/,(?! )/g, '\t').replaceAll('"', '');
    expect(read([...above, heading, first, second, ...sums, ...below].map(cells).join('\n'))).toEqual(bought);
  });

  it('is not read with sales, several stocks or a split', () => {
    const sold = 'Trades,Data,Order,Stocks,USD,AAPL,"2024-01-17, 10:23:11",-5,180,181.00,900,-1,-851,48,5,C';
    expect(read([...above, heading, first, sold, ...sums].join('\n'))).toBe('sales');
    expect(read([...above, heading, first, second.replace('AAPL', 'MSFT'), ...sums].join('\n'))).toBe('assets');
    const split = [
      'Corporate Actions,Header,Asset Category,Currency,Report Date,Date/Time,Description,Quantity,Proceeds,Value,Realized P/L,Code',
      'Corporate Actions,Data,Stocks,USD,2024-01-20,"2024-01-19, 20:25:00",AAPL(US0378331005) Split 4 for 1,30,0,0,0,',
    ];
    expect(read([...above, heading, first, second, ...sums, ...split].join('\n'))).toBe('splits');
  });

  it('is not read with shares from another account, unlike money', () => {
    const transfers = [
      'Transfers,Header,Asset Category,Currency,Symbol,Date,Type,Direction,Xfer Company,Xfer Account,Qty,Xfer Price,Market Value',
      'Transfers,Data,Stocks,USD,AAPL,2024-01-10,ACATS,In,--,X,20,--,3600',
      'Transfers,Data,Cash,USD,--,2024-01-10,Internal,In,--,X,0,--,3600',
      'Transfers,Data,Total,,,,,,,,,,3600',
    ];
    const [header = '', shares = '', ...money] = transfers;
    const statement = [...above, heading, first, second, ...sums];
    expect(read([...statement, header, shares, ...money].join('\n'))).toBe('types');
    expect(read([...statement, header, ...money].join('\n'))).toEqual(bought);
  });

  it('is read with a byte order mark', () => {
    expect(read(`\uFEFF${[heading, first, second, ...sums].join('\n')}`)).toEqual(bought);
  });
});
