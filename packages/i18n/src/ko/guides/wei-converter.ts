import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    '1 ETH는 10의 18제곱 wei, 1 gwei는 10의 9제곱 wei예요. 정수로 계산해서 마지막 자리까지 정확하고, ETH는 소수점 아래 18자리까지 적어요.',
    '1e18처럼 지수로 쓴 값도 붙여 넣을 수 있어요. 입력은 1e30까지이고, 1 wei보다 작은 값은 반올림하지 않고 알려 드려요.',
  ],
  sources: [
    {
      name: '이더리움 옐로 페이퍼(Yellow Paper) 2.1절 (단위)',
      url: 'https://ethereum.github.io/yellowpaper/paper.pdf',
    },
  ],
  questions: [
    {
      question: '1 ETH는 몇 wei인가요?',
      answer: '1,000,000,000,000,000,000 wei(10의 18제곱)예요. gwei로는 1,000,000,000 gwei예요.',
    },
    {
      question: 'gwei는 어디에 쓰나요?',
      answer:
        '이더리움의 가스 가격을 적을 때 써요. 가스 가격이 20 gwei이고 가스를 21,000 쓰면 수수료는 420,000 gwei, 즉 0.00042 ETH예요.',
    },
    {
      question: '왜 ETH 대신 wei로 저장하나요?',
      answer: '컴퓨터의 소수는 오차가 생겨서 그래요. 가장 작은 단위인 wei를 정수로 다루면 한 자리도 틀리지 않아요.',
    },
  ],
};
