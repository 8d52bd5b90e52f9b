import { describe, expect, it } from 'vitest';
import { areFreeShares, hasUnknownTypes, isRestructuring, tradeKind } from './tradeKind.ts';

describe('tradeKind', () => {
  it.each([
    ['Payment Type', 'Bank Transfer'],
    ['payment_type', 'Deposit'],
    ['Account Type', 'Funding'],
    ['Wallet Type', 'Staking'],
    ['Asset Type', 'Income fund'],
    ['결제 유형', '계좌 입금'],
    ['결제구분', '계좌입금'],
    ['계좌 구분', '배당 계좌'],
    ['자산 종류', '배당 ETF'],
    ['상품유형', '고배당'],
  ])('takes no %s for the type of a row: %s', (name, cell) => {
    expect(tradeKind([cell], [name])).toBe('purchase');
  });

  it.each([
    ['Type', 'Transfer'],
    ['Transaction Type', 'Funding'],
    ['Account Transaction Type', 'Staking'],
    ['거래 유형', '계좌 입금'],
    ['구분', '배당금입금'],
    ['종류', '배당'],
    ['적요', '배당주식입고'],
    ['적요', '이체'],
    ...['CDIV', 'DIV', 'MDIV', 'INT', 'Cash Dividend'].map((code) => ['Type', code]),
    ...['CDIV', 'INT', 'SLIP', 'GOLD', 'ACH', 'RTP', 'MINT', 'DFEE', 'AFEE', 'DTAX'].map((code) => [
      'Trans Code',
      code,
    ]),
    ['transaction_code', ' slip '],
  ])('finds a receipt in %s: %s', (name, cell) => {
    expect(tradeKind([cell], [name])).toBe('receipt');
  });

  it.each([
    ['Type', 'Gold'],
    ['Trans Code', 'Buy'],
    ['Trans Code', 'DIV REINVESTED'],
    ['Trans Code', 'Div Reinv'],
  ])('finds no receipt in %s: %s', (name, cell) => {
    expect(tradeKind([cell], [name])).toBe('purchase');
  });

  it.each([
    ['종류', '배당주'],
    ['유형', '고배당주'],
  ])('takes %s: %s for a kind of stock', (name, cell) => {
    expect(tradeKind([cell], [name])).toBe('purchase');
  });

  it.each(['배당재투자', '배당금 재투자', '공모주입고', '공모주 입고', '청약입고', '유상증자입고', '유상청약 입고'])(
    'takes %s for a purchase',
    (type) => {
      expect(tradeKind([type], ['거래구분'])).toBe('purchase');
    },
  );

  it.each(['무상증자입고', '청약증거금 환불입금', '공모주 청약환불 입금', '유상감자입금'])(
    'takes %s for a receipt',
    (type) => {
      expect(tradeKind([type], ['거래구분'])).toBe('receipt');
    },
  );

  it.each([
    ['BTO', 'purchase'],
    ['STC', 'sale'],
    ['STO', 'sale'],
    ['BTC', 'purchase'],
    ['stock', 'purchase'],
  ])('takes %s for a %s', (type, kind) => {
    expect(tradeKind([type], ['Action'])).toBe(kind);
  });

  it.each(['매수출금', '증권매수 대금 출금'])('takes money that went out for a purchase for one: %s', (note) => {
    expect(tradeKind([note], ['적요'])).toBe('purchase');
    expect(tradeKind(['출금'], ['적요'])).toBe('sale');
  });

  it('takes no row for a receipt that another type calls a purchase', () => {
    expect(tradeKind(['Buy', 'Funding'], ['Side', 'Type'])).toBe('purchase');
    expect(tradeKind(['대체입고', '매수'], ['적요', '구분'])).toBe('purchase');
    expect(tradeKind(['Limit', 'Funding'], ['Type', 'Action'])).toBe('receipt');
  });

  it.each([
    'Close Long',
    'Close',
    'closed position',
    '포지션 청산',
    '이체출금',
    '이체 출금',
    '출금이체',
    '이관출고',
    '타사이관출고',
    ...['ask', 'Short', 'Open Short', '숏', '숏 진입', '익절', '손절', '매 도', 'S'],
  ])('finds a sale in %s', (type) => {
    expect(tradeKind([type], ['Type'])).toBe('sale');
  });

  it.each([
    ...['Transfer out', 'Transferred Out', 'TRANSFER_OUT', 'Transfer (out)', 'Outgoing', 'Outgoing transfer', 'out'],
    ...['이체(출)', '대체출', '이관 출고'],
  ])('finds a withdrawal in %s', (type) => {
    expect(tradeKind([type], ['Type'])).toBe('sale');
    expect(hasUnknownTypes([['Buy'], [type]], ['Type'])).toBe(false);
  });

  it.each(['Transfer', 'Transfer in', 'Incoming transfer', '이체', 'Transfer outcome'])(
    'keeps %s a receipt',
    (type) => {
      expect(tradeKind([type], ['Type'])).toBe('receipt');
    },
  );

  it.each(['Buy/Sell', 'buy / sell', 'B/S', '매매', '매수/매도', '매도/매수', '매수매도'])(
    'finds a sale in %s: S',
    (name) => {
      expect(tradeKind(['S'], [name])).toBe('sale');
      expect(tradeKind(['B'], [name])).toBe('purchase');
      expect(tradeKind(['청산'], [name])).toBe('sale');
    },
  );

  it.each(['매매일', '매매가', '매매메모', 'B/S sheet'])('takes no %s for a column of types', (name) => {
    expect(tradeKind(['S'], [name])).toBe('purchase');
  });

  it('finds a purchase at an opening and where only the order is for the close', () => {
    expect(tradeKind(['Open Long'], ['Side'])).toBe('purchase');
    expect(tradeKind(['Limit on Close', 'Buy'], ['Order Type', 'Side'])).toBe('purchase');
  });

  it('takes the term of a gain or a holding for no trade', () => {
    for (const type of ['Short Term Cap Gain Reinvest', 'Reinvest Shares', 'Short-term', 'Long-term']) {
      expect(tradeKind([type], ['Action'])).toBe('purchase');
    }
    expect(hasUnknownTypes([['Long-term'], ['Short-term']], ['Type'])).toBe(false);
  });

  it.each(['주문구분', 'Order Type', 'Side'])('finds a sale in %s', (name) => {
    expect(tradeKind(['현금매도'], [name])).toBe('sale');
    expect(tradeKind(['Sell Limit'], [name])).toBe('sale');
  });
});

describe('hasUnknownTypes', () => {
  const rowsOf = (types: readonly string[]) => types.map((type) => [type]);

  it.each([
    ...['신용상환', '수수료', '액면분할', '합병', '추가 상환', '적립 해지'].map((type) => ['매수', type]),
    ...['Cover', 'Liquidation', 'Take Profit', 'Stop Loss', 'Redemption'].map((type) => ['Buy', type]),
    ...[
      ['bid', 'cancel'],
      ['Open Long', 'Liquidation'],
    ],
  ])('does not take %s beside %s for a purchase', (...types) => {
    expect(hasUnknownTypes(rowsOf(types), ['Type'])).toBe(true);
  });

  it.each([
    ['매수', '매 수'],
    ['매수', '', '-'],
    ['1차 매수', '2차', '3차'],
    ['매수', '추가', '신규', '체결', '적립식', '정기적립', '주식모으기', '코인 모으기', '유상증자'],
    ['Buy', 'DCA', 'B'],
    ['기존 보유', '추가 매수', '물타기'],
    ['Buy', 'Sell'],
    ['Limit', 'Market'],
    ['배당주', '성장주'],
  ])('knows %s and %s, or whether the column is about something else', (...types) => {
    expect(hasUnknownTypes(rowsOf(types), ['Type'])).toBe(false);
  });

  it('needs one column of a row to be known', () => {
    expect(
      hasUnknownTypes(
        [
          ['Limit', 'Buy'],
          ['Market', 'Buy'],
        ],
        ['Order Type', 'Side'],
      ),
    ).toBe(false);
    expect(hasUnknownTypes([['매수'], ['메모']], ['비고'])).toBe(false);
    expect(hasUnknownTypes([['매수'], ['월급날']], ['적요'])).toBe(false);
  });
});

describe('isRestructuring', () => {
  it.each([
    ...[
      '액면분할입고',
      '분할신주 입고',
      '주식병합입고',
      '합병입고',
      '감자입고',
      '유상감자입금',
      '액면분할',
      '무상감자',
    ],
    ...['STOCK SPLIT DISTRIBUTION DEPOSIT', 'Merger deposit', 'Spin-off dividend', 'Reverse Split', 'stock merger'],
  ])('finds a change of the shares in %s', (type) => {
    expect(isRestructuring([type], ['적요'])).toBe(true);
  });

  it.each([
    '분할매수',
    '분할 입금',
    '분할',
    '감자',
    '합병 기대',
    '액면분할 뒤 첫 매수',
    '대체입고',
    'Split buy',
    'Deposit',
  ])('finds none in %s', (type) => {
    expect(isRestructuring([type], ['적요'])).toBe(false);
  });

  it('looks in columns of types only', () => {
    expect(isRestructuring(['액면분할입고'], ['메모'])).toBe(false);
  });
});

describe('areFreeShares', () => {
  it.each([
    '무상증자입고',
    '무상입고',
    '주식배당입고',
    '주식배당',
    '배당주식입고',
    'Stock Dividend',
    'Bonus shares deposit',
  ])('finds shares without a price in %s', (type) => {
    expect(areFreeShares([type, '30'], ['거래구분', '수량'])).toBe(true);
    expect(areFreeShares([type, '0'], ['거래구분', '수량'])).toBe(false);
  });

  it.each(['해외주식배당', '주식배당금', '주식 배당 입금', '대체입고', '유상증자입고', 'Cash Dividend', 'Bonus'])(
    'finds none in %s',
    (type) => {
      expect(areFreeShares([type, '30'], ['거래구분', '수량'])).toBe(false);
    },
  );
});
