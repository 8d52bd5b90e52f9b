import { describe, expect, it } from 'vitest';
import { BY_AMOUNT, BY_QUANTITY, read } from './testing/readRounds.ts';

describe('an Amount alone', () => {
  const modes = ['quantity', 'amount'] as const;
  const okx = (rows: readonly string[]) =>
    ['id,Time,Symbol,Action,Amount,Trading Unit,Filled Price,Fee,Fee Unit', ...rows].join('\n');

  it.each(modes)('is a quantity beside the unit of a coin, by %s', (mode) => {
    const text = okx([
      '1,2024-03-15,BTC-USDT,Buy,2,BTC,60500,-0.1,BTC',
      '2,2024-03-16,BTC-USDT,Buy,4,BTC,55250,-0.1,BTC',
    ]);
    expect(read(text, 'price', mode)).toEqual(['quantity price=60500 quantity=2', 'quantity price=55250 quantity=4']);
    expect(read('Price\tAmount\n60,500\t2 BTC\n55,250\t4BTC', 'price', mode)).toHaveLength(2);
    expect(read('Price\tAmount\n60,500\t2 BTC\n55,250\t4BTC', 'price', mode)?.[0]).toContain('quantity=2 BTC');
  });

  it.each(modes)('is money beside the unit of a currency, by %s', (mode) => {
    const row = '1,2024-03-15,BTC-USDT,Buy,350,USDT,60500,-0.1,BTC';
    expect(read(okx([row]), 'price', mode)).toEqual(['amount price=60500 amount=350']);
    expect(read('Date\tPrice\tAmount\n3/15\t172.62\t$1,726.20', 'price', mode)).toEqual([
      'amount price=172.62 amount=$1,726.20',
    ]);
    expect(read(okx([row, '2,2024-03-16,BTC-USDT,Buy,4,BTC,55250,-0.1,BTC']), 'price', mode)).toBe('columns');
  });

  it.each(modes)('is a quantity of a stablecoin that was paid in won, by %s', (mode) => {
    const text = okx(['1,2024-03-15,USDT-KRW,Buy,100,USDT,1380,-0.1,USDT']);
    expect(read(text, 'price', mode)).toEqual(['quantity price=1380 quantity=100']);
    expect(read('Price\tAmount\n1,380원\t100 USDT', 'price', mode)).toEqual([
      'quantity price=1,380원 quantity=100 USDT',
    ]);
    expect(read('Price\tAmount\n1,380원\t13,800원', 'price', mode)).toEqual(['amount price=1,380원 amount=13,800원']);
  });

  it.each(modes)('is a quantity in another currency than that of the price, by %s', (mode) => {
    for (const [price, amount] of [
      ['0.9998 USDT', '100 USDC'],
      ['0.92 EUR', '100 USDT'],
      ['€0.92', '100 USDT'],
      ['$1.08', '100 EUR'],
      ['£0.79', '100 USDC'],
    ]) {
      const text = `Price\tAmount\n${price}\t${amount}`;
      expect(read(text, 'price', mode)).toEqual([`quantity price=${price} quantity=${amount}`]);
    }
    for (const [price, amount] of [
      ['60.5 USD', '605 USD'],
      ['$60.5', '605 USDT'],
      ['€60.5', '605 EUR'],
      ['£60.5', '605 GBP'],
      ['¥60.5', '605 JPY'],
      ['60.5 usd', '605 dollars'],
      ['60.5 USD', '$605'],
    ]) {
      const text = `Price\tAmount\n${price}\t${amount}`;
      expect(read(text, 'price', mode)).toEqual([`amount price=${price} amount=${amount}`]);
    }
  });

  it.each(modes)('is what the form has without a unit, by %s', (mode) => {
    expect(read('Price\tAmount\n60,500\t2\n55,250\t4', 'price', mode)).toEqual(
      mode === 'quantity' ? BY_QUANTITY : BY_AMOUNT,
    );
  });
});

describe('beside what was executed', () => {
  const heading = 'Time\tSymbol\tType\tSide\tAverage\tPrice\tExecuted\tAmount\tReduce Only\tTrigger Conditions\tStatus';
  const order = (executed: string, amount: string) =>
    `2024-01-15 14:23:11\tBTCUSDT Perpetual\tLimit\tBuy\t61,000.0\t61,200.0\t${executed}\t${amount}\tNo\t--\tFilled`;

  it('takes as many of the same coin or more for what was ordered', () => {
    const text = [heading, order('0.010 BTC', '0.010 BTC'), order('0.008 BTC', '0.010 BTC')].join('\n');
    for (const mode of ['quantity', 'amount'] as const) {
      expect(read(text, 'price', mode)).toEqual([
        'quantity price=61,000.0 quantity=0.010 BTC',
        'quantity price=61,000.0 quantity=0.008 BTC',
      ]);
    }
  });

  it.each([
    ['0.010 BTC', '0.008 BTC'],
    ['0.010 BTC', '0.010 ETH'],
    ['610 USDT', '610 USDT'],
    ['0.010', '0.010'],
  ])('does not guess what %j and %j are', (executed, amount) => {
    expect(read([heading, order(executed, amount)].join('\n'))).toBe('columns');
  });
});

it('takes no fee for an amount', () => {
  const text = '매수 단가\t수수료 금액\t매수 금액\n60,500\t15\t2\n55,250\t20\t4';
  expect(read(text, 'price', 'amount')).toEqual(BY_AMOUNT);
});
