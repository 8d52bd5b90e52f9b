import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: '수익률 계산기 – 수수료·손익분기 가격',
  description: '수수료를 넣은 수익률과 손익분기 가격을 계산해 드려요.',
  also: '수수료, ROI, break-even, fee, 손익분기점, 익절, 목표가, 목표 수익률, 주식, 코인',
} as const satisfies ToolMetadata;

export const messages = {
  buyPrice: '매수 가격',
  quantity: '수량',
  empty: '가격과 수량을 입력하고 계산하기를 누르면 수익률과 손익분기 가격이 나타나요.',
  buyCost: '매수 비용',
  feeIncluded: '수수료 {{fee}} 포함',
  sellProceeds: '매도 대금',
  feeDeducted: '수수료 {{fee}} 차감',
  breakEvenHint: '수수료율 {{fee}} 기준',
} as const;
