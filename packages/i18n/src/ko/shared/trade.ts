/** Messages that the calculators of prices, fees and returns share. */
export const messages = {
  otherCurrency: '모든 금액이 한 통화라면 단위를 빼고 입력해도 돼요. 결과의 ‘원’만 그 통화로 읽어 주세요.',
  sellPrice: '매도 가격',
  feePercent: '수수료율',
  fee: {
    hint: '매수와 매도에 각각 붙어요. 비워 두면 {{fee}}%로 계산해요.',
    up: '수수료율 {{step}}%p 올리기',
    down: '수수료율 {{step}}%p 내리기',
    title: '수수료를 낸 뒤의 손익분기',
    note: '수수료율을 입력하면 본전이 되는 매도 가격이 나타나요.',
  },
  profit: '손익',
  rate: '수익률',
  breakEven: '손익분기 가격',
  fees: '수수료 합계',
  outlook: {
    title: '더 계산해 보기',
    targetTitle: '목표 수익률을 내는 매도 가격',
    targetNote: '목표 수익률을 입력하면 팔아야 할 가격이 나타나요.',
    target: '목표 수익률',
    targetPrice: '목표 매도 가격',
  },
  scenarios: {
    title: '매도 가격별 손익',
    caption: '수수료율 {{fee}} 기준',
    change: '가격 변화',
  },
} as const;
