/** The late messages of the average price calculator: what became of a pasted statement. */
export const messages = {
  pasted: '추가 매수 {{count}}건을 넣었어요.',
  tooMany: '추가 매수는 {{max}}건까지 한 번에 붙여 넣을 수 있어요.',
  notBought: '취소된 주문이나 입금처럼 매수가 아닌 내역 {{count}}건은 뺐어요.',
  derived: '붙여 넣은 내용에 가격이 없어서, 금액을 수량으로 나눈 값을 매수 가격으로 넣었어요.',
  swapped: {
    quantity: '붙여 넣은 매수 가격이 기존 단가와 크게 달라요. 가격과 수량의 순서가 바뀌었다면 서로 바꿔 주세요.',
    amount: '붙여 넣은 매수 가격이 기존 단가와 크게 달라요. 가격과 금액의 순서가 바뀌었다면 서로 바꿔 주세요.',
  },
  swap: { quantity: '가격과 수량 바꾸기', amount: '가격과 금액 바꾸기' },
  removeCurrency: '모든 줄에서 {{unit}} 빼기',
  unheld: '계산하려면 기존 매수 금액과 기존 매수 수량도 필요해요.',
  hold: '첫 매수를 기존 매수로 옮기기',
  unread: {
    sales: '매도나 출금이 있는 내역은 붙여 넣을 수 없어요. 매수한 줄만 복사해 주세요.',
    notBought: '체결된 매수가 없어요. 취소된 주문이나 입금 같은 내역뿐이에요.',
    types: '매수인지 알 수 없는 줄이 있어요. 매수한 줄만 복사해 주세요.',
    contracts: '수량이 계약 수라서 코인 수량을 알 수 없어요. 코인 수량이 적힌 내역을 복사해 주세요.',
    assets: '여러 종목이 섞여 있어요. 한 종목의 줄만 복사해 주세요.',
    row: '제목 줄 아래 {{row}}번째 줄의 가격과 수량을 읽을 수 없어요. 이 줄을 빼고 다시 복사해 주세요.',
    columns:
      '이 표에서 가격과 수량을 찾지 못했어요. 가격과 수량이 적힌 제목 줄까지 복사하거나, 제목 줄 없이 가격과 수량 두 열만 차례로 복사해 주세요.',
  },
} as const;
