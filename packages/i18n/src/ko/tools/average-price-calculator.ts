import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: '물타기·평단가 계산기',
  description: '물타기나 추가 매수를 한 뒤의 평단가와 손익분기 가격을 계산해 드려요.',
  also: '평단가, 물타기, 추가 매수, 매수 평균가, 평균 매수가, average cost, break-even, 주식, 코인',
} as const satisfies ToolMetadata;

export const messages = {
  initialAmount: '기존 매수 금액',
  initialAmountHint: '지금까지 사는 데 쓴 돈을 모두 더한 금액이에요.',
  initialQuantity: '기존 매수 수량',
  round: '추가 매수 {{index}}',
  addRound: '매수 추가',
  removeRound: '추가 매수 {{index}} 삭제',
  mode: '입력 방법',
  modes: { quantity: '수량으로 입력', amount: '금액으로 입력' },
  price: '매수 가격',
  quantity: '매수 수량',
  amount: '매수 금액',
  decimalPlaces: '소수점 자릿수',
  decimalPlacesHint:
    '가격과 금액을 몇 자리까지 보여 줄지 0부터 {{max}}까지 정해요. 비우거나 범위를 벗어나면 {{fallback}}자리로 표시하고, 1보다 작은 값은 더 자세히 보여 드려요.',
  empty: '금액과 수량을 입력하고 계산하기를 누르면 평균 단가가 나타나요.',
  averagePrice: '평균 단가',
  firstPrice: '기존 단가',
  totalQuantity: '총 수량',
  totalCost: '총 매수 금액',
  purchases: '매수 내역',
  purchase: '회차',
  columns: { price: '가격', quantity: '수량', amount: '금액' },
  first: '기존',
  counted: '추가 {{index}}',
  purchaseLine: '{{name}}: {{price}} × {{quantity}} = {{amount}}',
  ignored: '추가 매수 {{rounds}}번은 계산에서 뺐어요. 가격과 수량 또는 금액이 모두 0보다 커야 해요.',
  whatIf: {
    targetTitle: '목표 평균 단가 맞추기',
    targetNote: '목표는 위에서 계산한 평균 단가와 추가로 살 가격 사이여야 해요.',
    target: '목표 평균 단가',
    targetMode: '고정할 값',
    targetModes: { price: '가격', quantity: '수량' },
    targetPrice: '추가로 살 가격',
    targetQuantity: '추가로 살 수량',
    neededQuantity: '필요한 수량',
    neededPrice: '필요한 가격',
    neededAmount: '필요한 금액',
    currentTitle: '현재 가격으로 본 손익',
    currentNote: '현재 가격을 입력하면 평가 금액과 손익이 나타나요.',
    currentPrice: '현재 가격',
    value: '평가 금액',
    profit: '손익',
    rate: '수익률',
  },
} as const;

export const late = () => import('../late/average-price-calculator.ts');
