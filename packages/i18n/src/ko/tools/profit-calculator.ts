import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: '코인·주식 수익 계산기',
  description: '매수 가격과 현재 가격으로 손익과 수익률을 계산해 드려요.',
  also: '손익, 평가손익, 진입가, PnL, gain, 수익금, 손실, 차익, 주식, 코인',
} as const satisfies ToolMetadata;

export const messages = {
  entryPrice: '매수 가격',
  currentPrice: '현재 가격',
  quantity: '수량',
  empty: '가격과 수량을 입력하고 계산하기를 누르면 손익과 수익률이 나타나요.',
  cost: '매수 금액',
  value: '평가 금액',
  profit: '손익',
  rate: '수익률',
  noFee: '수수료를 빼지 않은 금액이에요.',
} as const;
