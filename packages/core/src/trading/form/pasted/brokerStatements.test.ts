import { describe, expect, it } from 'vitest';
import type { RoundForm } from '../average/parseAverageForm.ts';
import { readPastedPurchases } from './purchases/readPastedPurchases.ts';
import { readPastedRounds } from './rounds/readPastedRounds.ts';

function read(lines: readonly string[], mode: RoundForm['mode'] = 'quantity') {
  const pasted = readPastedRounds(lines.join('\n'), 'price', mode);
  if (pasted.kind !== 'rounds') return pasted.kind === 'text' ? 'text' : pasted.reason;
  return pasted.rounds.map(({ price, quantity, amount }) => [price, quantity ?? amount]);
}

describe('statements of Europe', () => {
  const heading = 'date;status;description;type;shares;price;amount;fee;currency';
  const rows = [
    '2026-08-01;Executed;"iShares";Savings plan;3,738;20,062;-74,991756;0,00;EUR',
    '2026-07-01;Executed;"iShares";Savings plan;1.003,301;1.030,285;-1.033.685,97;0,00;EUR',
  ];

  it('have decimal commas between semicolons', () => {
    expect(read([heading, ...rows])).toEqual([
      ['20.062', '3.738'],
      ['1030.285', '1003.301'],
    ]);
    expect(read([heading, ...rows], 'amount')).toEqual([
      ['20.062', '74.991756'],
      ['1030.285', '1033685.97'],
    ]);
  });

  it('may have the sign or the code of a currency before their numbers', () => {
    for (const [one, other] of [
      ['US$20,062', 'US$21,5'],
      ['-US$20,062', '-US$21,5'],
      ['USD 20,062', 'USD 21,5'],
    ] as const) {
      const read = readPastedRounds(`Date;Price;Shares\n1/8/26;${one};3,5\n2/8/26;${other};2`, 'price', 'quantity');
      const cells =
        read.kind === 'rounds' ? read.rounds.map(({ price = '' }) => price.replaceAll(/[^\d.,]/gu, '')) : [];
      expect(cells).toEqual(one.startsWith('-') ? [] : ['20.062', '21.5']);
    }
  });

  it('may have one row', () => {
    expect(read([heading, rows[0] as string])).toEqual([['20.062', '3.738']]);
    expect(read(['날짜;단가;수량', '1/5;60,500;10'])).toEqual([['60,500', '10']]);
  });

  it('may be in quotes', () => {
    const quoted = ['"date";"price";"shares";"type"', '"02.08.2026";28,03;"17,838";"Buy"', '"16.07.2026";28,5;2;"Buy"'];
    expect(read(quoted)).toEqual([
      ['28.03', '17.838'],
      ['28.5', '2'],
    ]);
  });

  it('may have decimal points, or commas that group digits', () => {
    const points = [
      'Date;Quantity;Unit price;Net',
      '09-08-2026;250.0;13.908;-3,482.70',
      '10-08-2026;1,200;13.9;-16,680',
    ];
    expect(read(points)).toEqual([
      ['13.908', '250.0'],
      ['13.9', '1,200'],
    ]);
    expect(read(['60,500;10', '55,250;20'])).toEqual([
      ['60,500', '10'],
      ['55,250', '20'],
    ]);
    // A Korean price has no decimal comma, although a quantity may have a comma for a point.
    for (const above of [[], ['가격;수량']]) {
      expect(read([...above, '60,500;1,5', '55,250;2,5'])).toEqual([
        ['60,500', '1,5'],
        ['55,250', '2,5'],
      ]);
    }
  });
});

describe('rows that are no purchases', () => {
  const heading = '거래일자\t거래구분\t거래수량\t거래단가\t거래금액';
  const bought = ['2026.01.05\t매수\t10\t500,000\t5,000,000', '2026.03.05\t매수\t5\t490,000\t2,450,000'];
  const rounds = [
    ['500,000', '10'],
    ['490,000', '5'],
  ];

  it.each(['액면분할출고', '액면병합출고(해외)', '감자출고', '회사분할입고', '외화주식액면분할입고'])(
    'change the shares that were bought before: %s',
    (type) => {
      expect(read([heading, ...bought, `2026.02.05\t${type}\t10\t0\t0`])).toBe('splits');
    },
  );

  it.each(['SPL', 'Stock split open', 'General Corporate Action'])('may be an event of a company: %s', (type) => {
    const rows = ['Date\tType\tQuantity\tPrice', '1/5/2026\tBuy\t10\t500', `2/5/2026\t${type}\t40\t0`];
    expect(read(rows)).toBe('splits');
  });

  it('may have what happened beside a wider type', () => {
    const detailed = '실거래일자\t거래유형\t상세내용\t수량\t단가';
    const purchase = '2026.01.05\t매수\t코스피매수\t10\t500,000';
    expect(read([detailed, purchase, '2026.02.05\t입고\t액면분할입고\t500\t0'])).toBe('splits');
    expect(read([detailed, purchase, '2026.03.05\t입고\t공모주입고\t5\t490,000'])).toEqual(rounds);
  });

  it('may be purchases with a note', () => {
    for (const name of ['적요', '상세내용']) {
      const rows = [`날짜\t${name}\t수량\t단가`, '1/5\t무상증자 권리락\t10\t500,000', '1/6\t저점\t5\t490,000'];
      expect(read(rows)).toEqual(rounds);
    }
    expect(read(['날짜\t수량\t단가\t상세내용', '1/5\t10\t500,000\t급락', '1/6\t5\t490,000\t배당금으로 삼'])).toEqual(
      rounds,
    );
  });

  it.each(['무상증자', '무상입고', 'Stock Div Dist', 'Stock distribution'])('may be free shares: %s', (type) => {
    const text = [heading, ...bought, `2026.02.05\t${type}\t5\t0\t0`].join('\n');
    expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ kind: 'rounds', freeShares: 1 });
  });

  it.each([
    ...['이체출금', '배당세출금', '주식매수출금', '매수대금 출금', '수수료'],
    ...['Cash In Lieu', 'Non-Qualified Div', 'Custody Fee', 'CASH TOP-UP', 'CASH WITHDRAWAL'],
  ])('may move money alone: %s', (type) => {
    for (const sizes of ['\t\t', '0\t0\t', '-\t-\t']) {
      const text = [heading, ...bought, `2026.02.05\t${type}\t${sizes}12,300`].join('\n');
      expect(read(text.split('\n'))).toEqual(rounds);
      expect(readPastedRounds(text, 'price', 'quantity')).toMatchObject({ notBought: 1 });
    }
  });

  it.each([
    ['출금', 'sales'],
    ['Custody', 'types'],
  ])('are not left out with a quantity: %s', (type, reason) => {
    expect(read([heading, ...bought, `2026.02.05\t${type}\t5\t0\t0`])).toBe(reason);
  });

  it.each([
    ['매도', 'sales'],
    ['매수', 'row'],
    ['2차', 'row'],
  ])('are not left out where they are called %s', (type, reason) => {
    expect(read([heading, ...bought, `2026.02.05\t${type}\t\t\t12,300`])).toBe(reason);
  });

  it('close a position', () => {
    const rows = [
      'Date\tType\tAmount\tUnits',
      '1/9/2026\tOpen Position\t50\t0.5',
      '2/9/2026\tPosition closed\t27\t0.2',
    ];
    expect(read(rows)).toBe('sales');
    expect(read([...rows.slice(0, 2), '2/9/2026\tMarket on close\t27\t0.2'])).toEqual([
      ['100', '0.5'],
      ['135', '0.2'],
    ]);
  });
});

describe('statements with lines above their heading', () => {
  const rounds = [
    ['60,500', '10'],
    ['55,250', '20'],
  ];
  const table = ['거래일자\t구분\t단가\t수량', '1/5\t매수\t60,500\t10', '1/6\t매수\t55,250\t20'];

  it.each([
    ['7157-14 [ ISA ]\t< 2026.01.01 ~ 2026.12.31 >\t\t'],
    ['거래내역\t\t\t', '2026.01.01 ~ 2026.01.31\t\t\t', ''],
    ['계좌번호\t123-45\t예수금 100원'],
    ['1'],
  ])('are read: %j', (...above) => {
    expect(read([...above, ...table])).toEqual(rounds);
    expect(read([...above, ...table].map((line) => line.replaceAll('\t', ';')))).toEqual(rounds);
  });

  it('are read as comma-separated values', () => {
    const rows = [
      'Time(UTC+8),Type,Price,Quantity',
      '2026-01-05 10:00,Buy,"60,500",10',
      '2026-01-06 10:00,Buy,"55,250",20',
    ];
    expect(read(['', 'Transactions', 'User,Kim,12ab', ...rows])).toEqual(rounds);
  });

  it.each([
    ...[['(단위: 1,000원)\t\t\t'], ['(1,000원)'], ['Unit: KRW 1,000'], ['USD in thousands']],
    ...[['60,500원\t10주'], ['매수\t1/4\t60,000\t10'], ['매수\t60,500\t10'], ['기존 보유\t60,500원\t10주']],
    ['1/4 매수 60,500원 10주'],
  ])('are not read where %j may be figures', (...above) => {
    expect(read([...above, ...table])).toBe('columns');
  });

  it.each(['단가(1,000원)', '단가(1000원)', 'Price ($1000)', 'Price (x1,000)', 'Price (in thousands)'])(
    'are not read where a name is in a multiple of its unit: %s',
    (name) => {
      expect(read([`날짜\t${name}\t수량`, '1/5\t60.5\t10', '1/6\t55.25\t20'])).toBe('columns');
    },
  );

  it('may have a period in cells of its own', () => {
    expect(read(['조회기간\t2026.01.01\t2026.12.31', ...table])).toEqual(rounds);
  });

  it('may be typed, or in Markdown', () => {
    const period = '조회기간: 2026-01-01~2026-11-28';
    expect(read([period, ...table.map((line) => line.replaceAll('\t', ' '))])).toEqual(rounds);
    const markdown = table.map((line) => `| ${line.replaceAll('\t', ' | ')} |`).toSpliced(1, 0, '|---|---|---|---|');
    expect(read([period, ...markdown])).toEqual(rounds);
  });

  it('may have marks of other tables in their notes', () => {
    const rows = ['User,Kim,12', 'Date,Price,Shares,Note', '1/5/2026,60.5,10,a;b', '1/6/2026,55.25,20,c|d'];
    expect(read(rows)).toEqual([
      ['60.5', '10'],
      ['55.25', '20'],
    ]);
  });
});

describe('numbers with labels in one line', () => {
  it.each([
    ...['가격: 60500; 수량: 10; 금액: 605000', '가격 60500, 수량 10, 날짜 1/5', '가격 60500 | 수량 10 | 메모 삼성'],
    ...['가격60500, 수량10, 금액605000', 'Price: 60500, Qty: 10, Fee: 0'],
  ])('are no names of columns: %s', (text) => {
    expect(read([text])).toEqual([['60500', '10']]);
  });

  it('are refused fast where there are many', () => {
    expect(read(['가격: 10, 수량: 5, '.repeat(1000)])).toBe('text');
  });
});

describe('statements with lines below', () => {
  const rounds = [
    ['60,500', '10'],
    ['55,250', '20'],
  ];
  const table = ['날짜\t단가\t수량', '1/5\t60,500\t10', '1/6\t55,250\t20'];
  const notes = [
    'The data and information in this spreadsheet is provided to you solely for your use, as of 2026, and is not an offer to sell.',
    'Brokerage services are provided by a broker, 900 Salem Street, Smithfield, RI 02917. Both companies are members of SIPC and NYSE, and neither offers advice.',
  ];

  it.each([
    ...['Page 1 of 2', '이상 3건', '총 2건', '2 rows', '조회일시: 2026-11-28 10:22:33', '출력일 2026년 11월 28일'],
    ...['2026. 11. 28.', 'Date downloaded 11/28/2026 3:00 PM', ...notes],
  ])('are read: %s', (line) => {
    expect(read([...table, '', line])).toEqual(rounds);
    expect(read([...table.slice(0, 2), line, ...table.slice(2)])).toEqual(rounds);
    const commas = ['Date,Price,Shares', '1/5,"60,500",10', '1/6,"55,250",20'];
    expect(read([...commas, `"${line}"`])).toEqual(rounds);
  });

  it('may be typed', () => {
    const typed = table.map((line) => line.replaceAll('\t', ' '));
    expect(read([...typed, 'Page 1 of 2'])).toEqual(rounds);
    const slashes = ['단가 수량 금액', '60 / 5 / 300', '50 / 4 / 200'];
    expect(read(slashes)).toEqual([
      ['60', '5'],
      ['50', '4'],
    ]);
  });

  it.each([
    ['매도 2건', 'sales'],
    ['1/7 매도 5주 70,000원', 'sales'],
    ['2주 60,500원', 'columns'],
    ['60,500', 'columns'],
    ['2026.11.28 전량 정리', 'columns'],
    ['BTC 2건', 'columns'],
    [
      '수수료는 5원이고 나머지는 다음 달에 다시 계산해서 여기에 적을 예정이며 그 밖의 내용은 아래에 이어서 하나씩 적는다 첫째 둘째 셋째 넷째',
      'columns',
    ],
  ])('are not read where they may be rows: %s', (line, reason) => {
    expect(read([...table, line])).toBe(reason);
    expect(read([...table.slice(0, 2), line, ...table.slice(2)])).toBe(reason);
  });
});

describe('statements with cells of several lines', () => {
  it('may be comma-separated values', () => {
    const rows = [
      '"Activity Date","Instrument","Description","Trans Code","Quantity","Price","Amount"',
      '"1/5/2026","AAPL","Apple\nCUSIP: 037833100","Buy","10","$180.50","($1,805.00)"',
      '"2/5/2026","AAPL","Apple ""A""\r\nCUSIP: 037833100","Buy","5","$170.00","($850.00)"',
    ];
    expect(read(rows)).toEqual([
      ['$180.50', '10'],
      ['$170.00', '5'],
    ]);
  });
});

describe('statements copied from a PDF', () => {
  it('have words for taxes and balances between the names of their columns', () => {
    const heading =
      '거래일자 거래구분 종목명(종목코드) 환율 거래수량 거래대금 정산금액 단가 수수료 거래세 제세금 변제/연체합 잔고 잔액';
    const rows = [
      '2026.03.30 구매 삼성전자(A005930) 0 10 700,000 700,022 70,000 22 0 0 0 10 1,000',
      '2026.04.30 구매 삼성전자(A005930) 0 5 355,000 355,011 71,000 11 0 0 0 15 1,000',
    ];
    expect(read([heading, ...rows])).toEqual([
      ['70,000', '10'],
      ['71,000', '5'],
    ]);
  });
});

describe('statements without a heading', () => {
  it.each([
    ['2026.03.30 구매 삼성전자(A005930) 10 700,000 70,000', '2026.04.30 구매 삼성전자(A005930) 5 355,000 71,000'],
    ['3/1 70,000 10', '3/5 69,000 5'],
  ])('are refused, not put into a field: %j', (...rows) => {
    expect(read(rows)).toBe('columns');
  });

  it('are left to the field in one line', () => {
    expect(read(['2026.03.30 구매 삼성전자(A005930) 10 700,000 70,000'])).toBe('text');
    expect(read(['메모 3', '전화 010-1234'])).toBe('text');
  });
});

describe('purchases in several currencies', () => {
  it.each([
    ['$180.5', '250,000원'],
    ['€180.5', '$170'],
    ['USD 180.5', 'EUR 170'],
    ['89,162.28 SEK', '€35,761'],
  ])('are not read: %s and %s', (one, other) => {
    expect(read(['날짜\t가격\t수량', `1/5\t${one}\t10`, `2/5\t${other}\t5`])).toBe('assets');
    expect(read([`${one}\t10`, `${other}\t5`])).toBe('assets');
  });

  it.each(['', 'Instrument currency', 'Asset Currency'])('are not read by a column %j behind the prices', (name) => {
    const rows = [`Date\tQuantity\tPrice\t${name}`, '1/5/2026\t1\t33.9\tUSD', '2/5/2026\t2\t30\tEUR'];
    expect(read(rows)).toBe('assets');
    expect(read(rows.map((row) => row.replace('EUR', 'USD')))).toEqual([
      ['33.9', '1'],
      ['30', '2'],
    ]);
  });
});

describe('purchases of several coins or stocks', () => {
  it.each([
    ...['거래쌍', '통화쌍', '거래 자산', '거래종목', '체결종목', '매수 종목', '보유종목', '투자종목명', '종목명/코드'],
    ...['코인(티커)', '펀드명', 'Currency Pair', 'Fund', 'ETF'],
  ])('are recognized by a column %j', (name) => {
    expect(read([`${name}\t단가\t수량`, 'BTC\t100\t1', 'ETH\t50\t2'])).toBe('assets');
    expect(read([`${name}\t단가\t수량`, 'BTC\t100\t1', 'BTC\t50\t2'])).toHaveLength(2);
  });

  it('are recognized by the pairs in the details of eToro', () => {
    const rows = ['Date\tType\tDetails\tAmount\tUnits', '1/9/2026\tOpen Position\tAAPL/USD\t50\t0.5'];
    expect(read([...rows, '2/9/2026\tOpen Position\tTSLA/USD\t50\t0.2'])).toBe('assets');
    expect(read([...rows, '2/9/2026\tOpen Position\tAAPL/USD\t50\t0.2'])).toHaveLength(2);
    expect(read(rows.concat('2/9/2026\tOpen Position\tbonus\t50\t0.2'))).toHaveLength(2);
  });
});

describe('words before two numbers', () => {
  it.each(['총', '전부', '합쳐서', '팔았음', '판', '판것', '정리', '계획', '현금', 'All', 'Exit'])(
    'may be no name: %s',
    (word) => {
      expect(read([`${word} 605,000원 10주`])).toBe('text');
      expect(read([`${word} 605,000원 10주`, `${word} 552,500원 10주`])).toBe('text');
    },
  );

  it.each(['팔란티어', '판타지오', '다날', '총알'])('may be a name: %s', (word) => {
    expect(read([`${word} 60,500원 10주`])).toEqual([['60,500원', '10주']]);
  });
});

describe('a statement in a quoted message', () => {
  const rows = ['종목\t단가\t수량', '삼성전자\t60,500\t10', '', '삼성전자\t55,250\t20'];

  it('is read without the marks', () => {
    for (const mark of ['> ', '>', '>> ', ' > > ']) {
      expect(read(rows.map((row) => `${mark}${row}`))).toEqual([
        ['60,500', '10'],
        ['55,250', '20'],
      ]);
    }
    expect(read(['> 메모\t단가\t수량', '> \t60,500\t10', '> 저점\t55,250\t20'])).toHaveLength(2);
    expect(read(rows.with(3, 'SK하이닉스\t55,250\t20').map((row) => `> ${row}`))).toBe('assets');
    expect(readPastedPurchases('> 10%\t60,500\n> 20%\t55,250', { field: 'weight', weightsOnly: false })).toMatchObject({
      kind: 'table',
    });
  });
});

describe('prices with a sign in typed rows', () => {
  it.each(['$180.5 10|$170 5', '$180.5 x 10|$170 x 5', '1. $180.5 / 10|2. $170 / 5', '| $180.5 | 10 |\n| $170 | 5 |'])(
    'are read: %s',
    (text) => {
      const lines = text.startsWith('|') ? text.split('\n') : text.split('|');
      expect(read(lines)).toEqual([
        ['$180.5', '10'],
        ['$170', '5'],
      ]);
    },
  );
});

describe('numbers in other characters', () => {
  it.each(['단가\t수량\n６０，５００\t１０\n５５，２５０\t２０', '６０，５００ １０\n５５，２５０ ２０'])(
    'may be full-width: %s',
    (text) => {
      expect(read([text])).toEqual([
        ['60,500', '10'],
        ['55,250', '20'],
      ]);
    },
  );

  it.each(["1'234.50", '1’234.50', '1 234.50', '1\u00a0234.50', '1\u202f234.50'])(
    'may have other marks between thousands: %s',
    (price) => {
      const rows = ['Date\tPrice\tShares', `1/5/2026\t$${price}\t10`, `1/6/2026\t$${price}\t5`];
      const rounds = [
        ['$1234.50', '10'],
        ['$1234.50', '5'],
      ];
      expect(read(rows)).toEqual(rounds);
      expect(read(rows.map((row) => row.replaceAll('\t', ';').replace('.', ',')))).toEqual(rounds);
    },
  );

  it('may be two numbers with a blank between', () => {
    expect(read(['500 100', '600 200'])).toEqual([
      ['500', '100'],
      ['600', '200'],
    ]);
  });
});

describe('an amount that is stated twice', () => {
  it('is read once', () => {
    const rows = ['Date\tQuantity\tPrice\tLocal value\tValue', '1/5/2026\t10\t26.6\t-266\t-266'];
    expect(read(rows, 'amount')).toEqual([['26.6', '266']]);
    expect(read([...rows, '2/5/2026\t10\t26.6\t-266\t-266.50'], 'amount')).toBe('row');
  });
});

describe('the day of a sale', () => {
  it.each(['Sale date', 'Sale Date', '매도일(체결)', '매도일자 (체결)'])('tells sales: %s', (name) => {
    expect(read([`${name}\t수량\t단가`, '2026-01-05\t10\t70,000', '2026-02-05\t5\t71,000'])).toBe('sales');
  });

  it.each(['매도일(예정)', 'Sale deadline date', 'Wholesale date', 'Sales date'])('is another one: %s', (name) => {
    const rows = [`${name}\t수량\t단가`, '2026-01-05\t10\t70,000', '2026-02-05\t5\t71,000'];
    expect(read(rows)).toEqual([
      ['70,000', '10'],
      ['71,000', '5'],
    ]);
  });
});

describe('an Amount beside a price', () => {
  function fieldsOf(rows: readonly string[], mode: RoundForm['mode']) {
    const pasted = readPastedRounds(['Date\tPrice\tAmount', ...rows].join('\n'), 'price', mode);
    return pasted.kind === 'rounds' ? pasted.rounds.map((round) => round.mode) : pasted;
  }

  it('is money where it is a multiple of each price', () => {
    const rows = ['1/5\t60,500\t605,000', '1/6\t55,250\t442,000'];
    expect(fieldsOf(rows, 'quantity')).toEqual(['amount', 'amount']);
    expect(fieldsOf(rows, 'amount')).toEqual(['amount', 'amount']);
  });

  it('is a quantity below 1', () => {
    expect(fieldsOf(['1/5\t42500\t0.01', '1/6\t41000\t0.02'], 'amount')).toEqual(['quantity', 'quantity']);
  });

  it.each([
    ['1/5\t1,000\t5,000', '1/6\t2,000\t8,000'],
    ['1/5\t60,500\t605,000', '1/6\t55,250\t442,001'],
    ['1/5\t60,500\t10', '1/6\t55,250\t20'],
  ])('is what the form has where the figures leave it open: %s', (...rows) => {
    expect(fieldsOf(rows, 'quantity')).toEqual(['quantity', 'quantity']);
    expect(fieldsOf(rows, 'amount')).toEqual(['amount', 'amount']);
  });
});

describe('sums of money', () => {
  it('may be before their price', () => {
    expect(read(['100만원어치 7만원에', '50만원어치씩 6.9만원에'])).toEqual([
      ['7만원', '100만원'],
      ['6.9만원', '50만원'],
    ]);
    expect(read(['7만원에 100만원어치', '6.9만원에 50만원어치'])).toEqual([
      ['7만원', '100만원'],
      ['6.9만원', '50만원'],
    ]);
  });
});

describe('lines without figures between rows', () => {
  const [first, second] = ['60,500\t10', '55,250\t20'] as const;
  const rounds = [
    ['60,500', '10'],
    ['55,250', '20'],
  ];

  it.each(['매도', '[매도]', '■ 매도 내역', '판매 체결\t', 'Sell orders', 'Sold:', '매도내역'])(
    'call those below them sales: %j',
    (label) => {
      expect(read([first, label, second])).toBe('sales');
      expect(read(['날짜\t단가\t수량', `1/5\t${first}`, label, '날짜\t단가\t수량', `1/6\t${second}`])).toBe('sales');
      expect(read([label, first, second])).toBe('sales');
      expect(read([first, second].map((line) => line.replace('\t', ' ')).toSpliced(1, 0, label.trim()))).toBe('sales');
    },
  );

  it.each(['매수/매도 내역', '매도 수수료는 별도입니다', '매도가능', 'Sellable', 'Best seller'])(
    'may be about other things: %j',
    (label) => {
      expect(read([label, first, second])).toEqual(rounds);
      expect(read([first, label, second])).toEqual(rounds);
    },
  );

  it('may be another heading', () => {
    const table = ['날짜\t단가\t수량', '1/5\t60,500\t10'];
    expect(read([...table, '날짜\t수량\t단가', '1/6\t20\t55,250'])).toBe('columns');
    expect(read([...table, '날짜\t단가\t수량', '1/6\t55,250\t20'])).toEqual(rounds);
    expect(read([first, '가격\t수량', second])).toEqual(rounds);
  });

  it.each([
    ['삼성전자', 'SK하이닉스'],
    ['[BTC]', '[ETH]'],
    ['Apple Inc', 'Tesla Inc'],
  ])('may be names of stocks and coins: %s, %s', (one, other) => {
    expect(read([one, first, other, second])).toBe('assets');
    expect(read(['날짜\t단가\t수량', `${one}\t\t`, `1/5\t${first}`, `${other}\t\t`, `1/6\t${second}`])).toBe('assets');
    expect(read([one, first, one, second])).toEqual(rounds);
  });

  it.each([
    ['삼성전자', '추가 매수'],
    ['매수 내역', '급락해서 더 샀다'],
    ['월요일', '화요일'],
    ['첫번째', '두번째'],
    ['January', 'February'],
    ['업비트', '빗썸'],
    ['ISA', '연금저축'],
    ['삼성전자', '합계'],
    ['단가', '비고'],
  ])('may be other words: %s, %s', (one, other) => {
    expect(read([one, first, other, second])).toEqual(rounds);
  });
});

describe('a row of units below the heading', () => {
  it('tells multiples', () => {
    const heading = '날짜\t단가\t수량';
    const rows = ['1/5\t70\t10', '1/6\t71\t5'];
    expect(read([heading, '\t(천원)\t(주)', ...rows])).toBe('columns');
    expect(read([heading, '\t천원\t주', ...rows])).toBe('columns');
    expect(read([heading, '\t(원)\t(주)', ...rows])).toEqual([
      ['70', '10'],
      ['71', '5'],
    ]);
  });
});

describe('purchases from a chat', () => {
  it.each([
    ['삼전 7만 10주', '7만', '10주'],
    ['비트 1.2억에 0.01개 샀음', '1.2억', '0.01개'],
    ['삼성전자 10주 70,000원에 매수했어요', '70,000원', '10주'],
    ['[김민수] [오후 3:20] 7만원에 10주 샀다!', '7만원', '10주'],
    ['11/20 KT&G 90,500원 10주 매수함.', '90,500원', '10주'],
  ])('may have a name before them: %s', (line, price, quantity) => {
    expect(read([line])).toEqual([[price, quantity]]);
    expect(read([line, line])).toEqual([
      [price, quantity],
      [price, quantity],
    ]);
  });

  it.each(['매도', 'sold', '합계', '평단', '목표', 'USD', '달러'])('have no name in %s', (word) => {
    expect(read([`${word} 7만 10주`])).toBe('text');
  });

  it('are no sales, by a minus', () => {
    expect(read(['70,000원 -10주', '69,000원 5주'])).toBe('text');
    expect(read(['70,000원 - 10주', '69,000원-5주'])).toEqual([
      ['70,000원', '10주'],
      ['69,000원', '5주'],
    ]);
  });

  it('are not read about several', () => {
    expect(read(['삼전 7만 10주', '하닉 17만 5주'])).toBe('text');
    expect(read(['7만 10주', '하닉 17만 5주'])).toBe('text');
    expect(read(['삼전 7만 10주', '삼전 6만 5주 매도'])).toBe('text');
  });
});

describe('amounts in another currency', () => {
  const heading = 'Action,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total,Currency (Total)';
  const rows = ['Market buy,10.029053,49.96,USD,1.09303,458.40,"EUR"', 'Limit buy,5,48.96,USD,1.09303,223.97,"EUR"'];
  const rounds = [
    ['49.96', '10.029053'],
    ['48.96', '5'],
  ];

  it('are not those of price and quantity', () => {
    expect(read([heading, ...rows])).toEqual(rounds);
    expect(read([heading, ...rows, 'Deposit,,,,,31.00,"EUR"'], 'amount')).toEqual(rounds);
  });

  it('are read in the currency of the price', () => {
    const same = ['Market buy,10,49.96,USD,1,499.60,USD', 'Limit buy,5,48.96,USD,1,244.80,USD'];
    expect(read([heading, ...same], 'amount')).toEqual([
      ['49.96', '499.60'],
      ['48.96', '244.80'],
    ]);
    expect(read([heading, ...rows.map((row) => row.replace('EUR', 'USD'))])).toBe('columns');
  });
});

describe('what is no purchase of one stock', () => {
  const heading = '날짜\t단가\t수량';
  const rows = ['1/2\t60,500\t10', '1/3\t55,250\t20'];
  const bought = [
    ['60,500', '10'],
    ['55,250', '20'],
  ];

  it.each(['2026년 매도 내역', '삼성전자(005930) 매도', '매도 내역 (2026.01 ~ 2026.06)', '1. 매도', 'Sold in 2026'])(
    'is below %j',
    (title) => {
      expect(read([title, heading, ...rows])).toBe('sales');
    },
  );

  it('is recognized by a column of types below such a title', () => {
    const typed = rows.map((row) => `${row}\t매수`);
    expect(read(['조회 매도 전체 2026', `${heading}\t구분`, ...typed])).toEqual(bought);
  });

  it('is in another unit or of another stock below a title with a number', () => {
    expect(read(['(천원, 1주)', heading, ...rows])).toBe('columns');
    expect(read(['삼성전자 005930', heading, rows[0] ?? '', 'SK하이닉스', rows[1] ?? ''])).toBe('assets');
  });

  it.each(['주문체결', '홍길동', '해외주식'])('is not a stock that is named above each row, below %j', (title) => {
    expect(read([title, heading, '삼성전자', rows[0] ?? '', '삼성전자', rows[1] ?? ''])).toEqual(bought);
  });

  it.each([
    ...['배당', '무상', '입고', '예약', '대기', '숏', 'short', 'ask', '감자', '에어드랍', '스테이킹'],
    ...['취소', '거부', 'Cancelled'],
  ])('is called %j before each pair', (word) => {
    expect(read([`${word} 60,500원 10주`, `${word} 55,250원 20주`])).toBeOneOf(['text', 'notBought', 'types']);
    expect(read(['삼성전자 60,500원 10주', '삼성전자 55,250원 20주'])).toHaveLength(2);
  });

  it.each(['손절 후 진입', '익절 후 재진입', '배당 받으려고', '증권사 이관'])(
    'is not what a note of a purchase says: %s',
    (note) => {
      for (const type of ['매수', '모으기']) {
        const noted = rows.map((row) => `${row}\t${type}\t${note}`);
        expect(read([`${heading}\t구분\t상세내용`, ...noted, '1/4\t50,000\t1\t매수\t추가'])).toHaveLength(3);
      }
    },
  );

  it.each(['감자', '액면분할', 'DRIP', 'Recurring', '소수점', 'Trade'])('may be %j without a quantity', (type) => {
    const typed = rows.map((row) => `${row}\t매수\t1`);
    expect(read([`${heading}\t구분\t금액`, ...typed, `1/4\t\t\t${type}\t100`])).toBeOneOf(['types', 'splits']);
  });
});

describe('amounts that are multiples of round prices', () => {
  it.each([
    [
      ['0.125', '1000'],
      ['0.08', '2500'],
      ['0.16', '1000'],
    ],
    [
      ['125', '1000'],
      ['250', '1000'],
    ],
    [
      ['1250', '10000'],
      ['2500', '5000'],
    ],
    [
      ['0.0032', '100000'],
      ['0.0064', '50000'],
    ],
  ])('are quantities: %j', (...rows) => {
    const pasted = readPastedRounds(
      ['Price\tAmount', ...rows.map((row) => row.join('\t'))].join('\n'),
      'price',
      'quantity',
    );
    expect(pasted).toMatchObject({ rounds: rows.map(([price, quantity]) => ({ price, quantity })) });
  });
});

it('keeps commas that group digits beside a note with another comma', () => {
  const rows = ['2026-01-02;60,500;605,000;1,2', '2026-01-03;55,250;1,105,000;3'];
  expect(read(['Date;Price;Amount;Note', ...rows], 'amount')).toEqual([
    ['60,500', '605,000'],
    ['55,250', '1,105,000'],
  ]);
});
