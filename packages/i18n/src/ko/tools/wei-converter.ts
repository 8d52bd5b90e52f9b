import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'Wei 변환기 – wei·gwei·ETH 단위 변환',
  description: 'wei와 ETH를 한 자리도 틀리지 않고 변환해 드려요.',
  also: '웨이, gwei, ether unit, 이더리움 단위, 이더 단위, 가스비',
} as const satisfies ToolMetadata;

export const messages = {
  direction: '변환 방향',
  directions: { weiToEth: 'Wei → ETH', gweiToEth: 'Gwei → ETH', ethToWei: 'ETH → Wei' },
  amount: '값',
  amountHint: '1e18처럼 지수로 쓴 값도 붙여 넣을 수 있어요. 10의 30제곱까지 변환해요.',
  empty: '값을 입력하면 wei와 ETH, 그 사이 단위가 모두 나타나요.',
  unitsTitle: '모든 단위',
  copyUnit: '{{unit}} 값 복사',
} as const;
