import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    '이더리움에서 ETH, USDT, USDC, LINK, PEPE의 이체를 지켜보고, Whale Alert 수집이 켜져 있으면 그곳에서 알린 이체를 더해요. 100만 달러 이상의 이체를 모아 최근 6시간분을 보여 드리고, 화면을 보는 동안 5분마다 새로 고쳐요.',
    '위험도는 달러 금액으로만 정해요. 1억 달러 이상 매우 높음, 5,000만 달러 이상 높음, 2,000만 달러 이상 보통, 그 아래는 낮음이에요. 흐름은 알려진 거래소 지갑인지에 따라 입금, 출금, 지갑 사이 등으로 나눠요.',
  ],
  sources: [
    { name: 'EIP-20, 토큰 표준의 Transfer 기록 (2015-11-19)', url: 'https://eips.ethereum.org/EIPS/eip-20' },
    { name: '텔레그램 공개 채널 Whale Alert', url: 'https://t.me/whale_alert_io' },
  ],
  questions: [
    {
      question: '고래가 거래소로 입금하면 가격이 내리나요?',
      answer:
        '팔려고 옮기는 경우도 있지만 보관 지갑을 바꾸거나 담보로 맡기는 경우도 많아요. 이체만으로 매매를 알 수는 없어요.',
    },
    {
      question: '고래 알림과 실시간 고래 거래는 어떻게 다른가요?',
      answer:
        '고래 알림은 블록체인에서 지갑 사이에 오간 이체를, 실시간 고래 거래는 거래소 안에서 체결된 매매를 보여 드려요.',
    },
    {
      question: '보낸 곳이 ‘알 수 없는 지갑’으로 나오는 이유는 뭔가요?',
      answer:
        '누구의 지갑인지 공개되지 않은 주소예요. 온체인 이체는 거래소가 공개했거나 블록 탐색기에 이름이 올라 있는 지갑만, Whale Alert의 이체는 그곳에서 밝힌 이름만 보여 드려요.',
    },
  ],
};
