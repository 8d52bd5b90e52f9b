/** The late messages of the live trades: turned off, exchanges without a connection, gaps, colors. */
export const messages = {
  off: '이 서버는 실시간 데이터를 받지 않도록 설정되어 있어 보여 드릴 거래가 없어요.',
  down: '지금은 {{exchanges}} 거래를 받지 못하고 있어요.',
  gap: '빠진 거래가 있어요.',
  gapNote: '거래소와 연결이 끊긴 동안의 거래를 모두 받아 오지는 못했어요.',
  gapOf: '{{exchange}} {{from}}~{{to}} 거래 누락',
  ownGapNote: '이 화면과 서버의 연결이 끊긴 동안의 거래를 모두 받아 오지는 못했어요. 합계에도 들어 있지 않아요.',
  ownGapOf: '모든 거래소 {{from}}~{{to}} 거래 누락',
  colors: { 'red-blue': '색: 매수 빨강, 매도 파랑', 'green-red': '색: 매수 초록, 매도 빨강' },
} as const;
