import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: '부가세 계산기 – 공급가액·합계 역산',
  description: '공급가액이나 합계만 입력하면 부가세 10%를 1원까지 정확하게 계산해 드려요.',
  also: '부가가치세, 공급가액, 세금계산서, tax, supply price, invoice, 부가세 포함, 부가세 별도, 부가세 역산, 세액, 공급대가',
} as const satisfies ToolMetadata;

export const messages = {
  amount: '금액',
  amountHint: '공급가액이나 합계 금액을 입력해 주세요. 15자리까지 정확하게 계산해요.',
  rounding: '1원 미만 처리',
  roundings: { halfUp: '반올림', down: '버림', up: '올림' },
  empty: '금액을 입력하면 공급가액, 부가세, 합계가 나타나요.',
  asSupply: '공급가액으로 볼 때',
  asTotal: '합계 금액으로 볼 때',
  asSupplyNote: '입력한 금액 × 1.1',
  asTotalNote: '입력한 금액 ÷ 1.1',
  supply: '공급가액',
  tax: '부가세 (10%)',
  total: '합계',
  difference: '1원 미만 처리에 따라 {{what}} {{down}}(버림) 또는 {{up}}(올림)이 돼요.',
  fractionGiven: '입력한 금액에 1원 미만의 금액이 있어서, 처리 방법에 따라 세 금액이 1원씩 달라질 수 있어요.',
  noDifference: '1원 미만의 금액이 생기지 않아 어떻게 처리해도 금액이 같아요.',
  taxOnly: '부가세가',
  supplyOnly: '공급가액이',
  exemptNote: '면세와 영세율 거래에는 10%가 적용되지 않아요.',
  meant: { supply: '공급가액 {{amount}}', total: '합계 {{amount}}' },
  copyTemplate: '공급가액 {{supply}}, 부가세 {{tax}}, 합계 {{total}}',
} as const;
