import { describe, expect, it } from 'vitest';
import { exact } from '../../../../exact/index.ts';
import { parsePositive } from '../../fields/parsePositive.ts';
import { readPastedRounds } from './readPastedRounds.ts';
import { BY_QUANTITY, read } from './testing/readRounds.ts';

describe('the coin or stock of pasted rounds', () => {
  it.each(['SHIB', 'VIRTUAL'])('reads a statement whose quantities have the ticker %s', (coin) => {
    const heading = '체결시간\t코인\t마켓\t종류\t거래수량\t거래단가\t거래금액\t수수료\t정산금액';
    const row = `2024.01.15 14:23\t${coin}\tKRW\t매수\t10,000,000.0${coin}\t0.0172KRW\t172,000KRW\t86KRW\t172,086KRW`;
    const pasted = readPastedRounds(`${heading}\n${row}\n${row}`, 'price', 'quantity');
    const rounds = pasted.kind === 'rounds' ? pasted.rounds : [];
    expect(rounds).toHaveLength(2);
    for (const { price = '', quantity = '' } of rounds) {
      expect(parsePositive(price, '', 'won')).toMatchObject({ ok: true });
      expect(parsePositive(quantity, '', 'coin')).toMatchObject({ ok: true, value: exact(10_000_000) });
    }
  });

  it.each([
    '코인\t마켓\t종류\t거래수량\t거래단가\t거래금액\nETH\tKRW\t매수\t0.02ETH\t3,000,000KRW\t60,000KRW\nBTC\tKRW\t매수\t0.001BTC\t60,000,000KRW\t60,000KRW',
    '종목명\t매매구분\t체결수량\t체결단가\n삼성전자\t현금매수\t10\t60,500\n카카오\t현금매수\t20\t48,000',
    '종목명\t수익률\t매입가\t보유수량\t현재가\nA\t1.6%\t60,500\t10\t61,500\nB\t-1.6%\t48,000\t20\t47,500',
    '종목번호,단가,수량\nA005930,60500,10\nA035720,48000,20',
    'Pair\tSide\tPrice\tExecuted\nBTCUSDT\tBUY\t61000\t0.001\nETHUSDT\tBUY\t3000\t0.02',
    'Contract\tPrice\tQty\nBTCUSDT\t61000\t0.001\nBTCKRW\t85000000\t0.001',
    '가격\t수량\n3,000,000\t0.02ETH\n60,000,000\t0.001 BTC',
    '3,000,000\t0.02ETH\n60,000,000\t0.001 BTC',
    '0.02 ETH @ 3,000,000\n0.001 BTC @ 60,000,000',
    '종목 매수가 수량\nA 60,500 10\nB 48,000 20',
  ])('does not average several coins or stocks, %j', (text) => {
    expect(read(text)).toBe('assets');
  });

  it.each([
    'Trade Type,Symbol,Action,Amount,Trading Unit,Filled Price\nSwap,BTC-USDT-SWAP,Buy,10,cont,61000',
    'Symbol\tSide\tFilled\tFilled Price\nBTCUSDT Perp\tBuy\t10 Cont\t61,000',
    '종목\t수량\t단위\t체결가\nBTCUSDT\t10\t계약\t61,000',
    'Contracts\tQty\tPrice\nBTCUSD\t10Cont.\t61,000',
    '61,000\t10장\n62,000\t5장',
  ])('takes no contracts for coins, %j', (text) => {
    expect(read(text)).toBe('contracts');
  });

  it('reads coins beside a type that is a contract', () => {
    expect(read('Type\tUnit\tPrice\tQty\nContract\tBTC\t60,500\t2\nContract\tBTC\t55,250\t4')).toEqual(BY_QUANTITY);
  });

  it.each([
    'Symbol\tPrice\tQty\nBTCUSDT\t60,500\t2\nBTC/USDC\t55,250\t4',
    '종목명\t매입가\t수량\n삼성전자\t60,500\t2\n\t55,250\t4',
    '코인\t마켓\t단가\t수량\nbtc\tKRW\t60,500\t2\nBTC\t-\t55,250\t4',
    'Coins\tPrice\n2\t60,500\n4\t55,250',
    '단가\t수량\t수수료\n60,500\t2\t0.001BNB\n55,250\t4\t0.06USDT',
  ])('reads one coin or stock by any of its names, %j', (text) => {
    expect(read(text)).toEqual(BY_QUANTITY);
  });

  it('does not take words after a quantity for tickers', () => {
    expect(read('$60.50\t1 share\n$55.25\t10 shares')).toHaveLength(2);
  });
});
