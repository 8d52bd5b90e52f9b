import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-25',
  how: [
    '이더리움은 ERC-681, 비트코인은 BIP-21 표기로 주소와 금액을 담아요. 이더리움 금액은 wei로 바꿔 적고, 비트코인 금액은 소수점 아래 8자리까지 적어요.',
    '‘ETH 결제’나 ‘BTC 결제’를 고르고 bitcoin:이나 ethereum: 링크를 붙여 넣으면 그 안의 주소와 금액, 받는 사람, 메모를 옮겨 담을 수 있어요. 옮기지 않는 항목은 따로 알려 드려요.',
    'QR 코드는 브라우저 안에서 그리고, 주소와 금액을 어디로도 보내지 않아요.',
  ],
  sources: [
    { name: 'ERC-681, 이더 결제 요청 주소 (2017-08)', url: 'https://eips.ethereum.org/EIPS/eip-681' },
    {
      name: 'BIP-21, 비트코인 결제 요청 주소 (2012-01)',
      url: 'https://github.com/bitcoin/bips/blob/master/bip-0021.mediawiki',
    },
  ],
  questions: [
    {
      question: '금액을 비워 둬도 되나요?',
      answer: '네. 주소만 담기고, 보내는 사람이 지갑에서 금액을 직접 적어요.',
    },
    {
      question: '지갑 앱이 금액을 읽지 못해요.',
      answer:
        '주소만 읽고 금액은 무시하는 지갑이 있어요. 그럴 때는 주소만 담은 QR 코드를 쓰고 금액은 따로 알려 주세요.',
    },
    {
      question: '다른 네트워크의 토큰도 받을 수 있나요?',
      answer:
        '이 QR 코드로는 이더(ETH)나 비트코인(BTC)을 받을 수 있어요. USDT 같은 토큰이나 다른 네트워크로 받을 때는 보내는 사람과 네트워크를 꼭 맞춰 주세요.',
    },
  ],
};
