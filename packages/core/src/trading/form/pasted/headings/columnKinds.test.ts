import { describe, expect, it } from 'vitest';
import { columnKinds } from './columnKinds.ts';

describe('columnKinds', () => {
  it.each([
    ...[
      '가격',
      '단가',
      '매수가',
      '매수 가격',
      '매입가',
      '매입단가',
      '구매가',
      '평균 구매가',
      '거래가',
      '거래단가',
      '거래단가/환율',
    ],
    ...[
      '체결가',
      '체결가(KRW)',
      '평균체결가',
      '체결평균가',
      '약정단가',
      '취득가',
      '주문가',
      '평단',
      '평단가',
      '평균단가',
      '진입가',
    ],
    ...[
      '주당 금액',
      '주당 평균금액',
      'Price',
      'Avg. Filled Price',
      'Price at Transaction',
      'T. Price',
      'Price/unit',
      'Price per share',
    ],
    ...['목표가', '목표 매수가', '매수 목표가', 'Target price', '평균', 'Avg.', 'Average'],
    ...['Unit cost', 'Avg cost', 'Cost/Share', 'Average Cost Basis', 'fillPx', 'avgPx', 'executedPrice'],
  ])('takes %j for a price', (name) => {
    expect(columnKinds(name)).toEqual(['price']);
  });

  it.each([
    ...[
      '수량',
      '거래수량',
      '체결수량',
      '체결량',
      '거래량',
      '매수량',
      '보유량',
      '보유수량',
      '총체결수량',
      '개수',
      '갯수',
    ],
    ...[
      '주수',
      '보유주수',
      '주식수',
      '좌수',
      '물량',
      'Qty',
      'Filled Qty',
      'Quantity Transacted',
      'Shares',
      'No. of shares',
    ],
    ...['코인 수', '코인수', '목표 수량'],
    ...['Units', 'Size', 'Vol', 'Volume', 'Filled', 'Executed', 'fillSz', 'executedQty', 'Total quantity'],
  ])('takes %j for a quantity', (name) => {
    expect(columnKinds(name).filter((kind) => kind !== 'amount')).toEqual(['quantity']);
  });

  it.each([
    ...[
      '금액',
      '거래금액',
      '체결금액',
      '총체결금액',
      '약정금액',
      '거래대금',
      '매수금',
      '매수액',
      '투자금',
      '투자금액',
      '매수원금',
    ],
    ...['총 매수가', '총액', 'Amount', 'Total', 'Subtotal', 'Trading total', 'Filled Value', 'Order Value', 'Notional'],
    ...['Total cost', 'Cost basis', 'Cost Basis Total', 'Invested'],
  ])('takes %j for an amount', (name) => {
    expect(columnKinds(name)).toEqual(['amount']);
  });

  it.each(['비중', '목표 비중', '비중(%)', '비율', 'Weight', 'Share'])('takes %j for a weight', (name) => {
    expect(columnKinds(name)).toEqual(['weight']);
  });

  it.each(['Cost', 'Cost (USD)', '평균금액', '평균 매수 금액'])('leaves open whether %j is a price', (name) => {
    expect(columnKinds(name)).toEqual(['price', 'amount']);
  });

  it.each([
    ...[
      '수수료',
      '정산금액',
      '미체결수량',
      '잔고수량',
      '현재가',
      '시장 평균가',
      '시장평균가',
      '마크 가격',
      '지수 가격',
      '청산가',
      '예상 청산 가격',
      '손익분기 가격',
      'Mark Price',
      'Index Price',
      'Liq. Price',
      'Liq.Price',
      'Liquidation price',
      'Break Even Price',
      'Break-even price',
      '평가금액',
      '매도단가',
      '누적수량',
      '매수가능금액',
      '목표',
      '목표 수익',
      '목표 매도가',
    ],
    ...[
      'Fee',
      'Total (inclusive of fees and/or spread)',
      'Price Currency',
      'Market Price',
      'Last Price',
      'Stop price',
      'Target',
      'Target profit',
    ],
    ...['Size unit', 'Trading Unit', 'Remaining Qty', 'Total gain', 'Order Type', 'Settlement Amount', 'Sell price'],
    ...[
      '',
      ' ',
      '#',
      '%',
      '번호',
      '회차',
      '매수일',
      '거래일자',
      'Date(UTC)',
      '종목명',
      '환율',
      'No.',
      'Order ID',
      'Symbol',
    ],
  ])('takes %j for none of these', (name) => {
    expect(columnKinds(name)).toEqual(['other']);
  });

  it.each(['마켓', '종류', 'Side', 'BTC', '가나다'])('does not understand %j', (name) => {
    expect(columnKinds(name)).toEqual([]);
  });

  it.each(['금액(만원)', '매수가(천원)', '수량(천주)', '가격 (백만)', '총액 만원', '매수가[만원]', '가격(천달러)'])(
    'takes %j, in a multiple of a unit, for none of the fields',
    (name) => {
      expect(columnKinds(name)).toEqual(['other']);
    },
  );
});
