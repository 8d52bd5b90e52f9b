import type { ToolHead } from '../../toolHead.ts';

export const head = {
  description: '예산을 비중대로 나누어 살 가격과 수량을 계획해요.',
  also: '적립식, 분할매수, DCA, dollar cost averaging',
} as const satisfies ToolHead;

export const messages = {
  budget: '총 예산',
  firstPrice: '첫 매수 가격',
  weights: '비중',
  weightsHint: '쉼표로 나누어 적어 주세요. 합이 100이 아니어도 비율대로 나눠요.',
  weightsExample: '1, 2, 3',
  mode: '가격 정하기',
  modes: { direct: '직접 입력', linear: '일정한 간격' },
  prices: '회차별 매수 가격',
  pricesHint: '쉼표로 나누어 적어 주세요. 비워 두면 모두 첫 매수 가격으로 사요.',
  pricesExample: '60000, 55000, 50000',
  stopPrice: '마지막 매수 가격',
  stopPriceHint: '첫 매수 가격에서 이 가격까지 같은 간격으로 나눠 사요.',
  purchases: '매수 횟수',
  purchasesHint: '{{min}}부터 {{max}}까지예요. 1이면 첫 매수 가격으로 한 번만 사고, 비워 두면 {{fallback}}번 사요.',
  empty: '예산, 첫 매수 가격, 비중을 입력하고 계산하기를 누르면 매수 계획이 나타나요.',
  averagePrice: '평균 단가',
  totalQuantity: '총 수량',
  times: '{{count}}회',
  plan: '매수 계획',
  index: '회차',
  nth: '{{index}}회',
  price: '매수 가격',
  share: '비중',
  amount: '매수 금액',
  quantity: '매수 수량',
  runningAverage: '누적 평균 단가',
  rowLine: '{{index}}회: {{price}} × {{quantity}} = {{amount}} ({{share}})',
  chartSummary:
    '{{count}}회에 걸친 매수 가격과 누적 평균 단가의 그래프. 매수 가격은 {{first}}에서 시작해 {{last}}에서 끝나고, 누적 평균 단가는 {{first}}에서 시작해 {{average}}에서 끝납니다.',
  notices: {
    weightsDropped: '0보다 큰 숫자가 아닌 비중 {{count}}개를 뺐습니다. 숫자 안에는 쉼표를 쓸 수 없습니다.',
    pricesDropped: '0보다 큰 숫자가 아닌 가격 {{count}}개를 뺐습니다. 숫자 안에는 쉼표를 쓸 수 없습니다.',
    weightsIgnored: '매수 횟수보다 많은 비중 {{count}}개는 쓰지 않았습니다.',
    weightsRepeated: '비중이 없는 {{count}}회는 마지막 비중으로 샀습니다.',
    pricesIgnored: '비중보다 많은 가격 {{count}}개는 쓰지 않았습니다.',
    pricesRepeated: '가격이 없는 {{count}}회는 마지막 가격으로 샀습니다.',
    firstPriceOnly: '{{count}}회 모두 첫 매수 가격으로 샀습니다.',
    purchasesChanged: '매수 횟수를 {{count}}회로 고쳐 계산했습니다.',
  },
} as const;
