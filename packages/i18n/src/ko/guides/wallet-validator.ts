import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-25',
  how: [
    '이더리움은 0x와 16진수 40자리, 비트코인은 1이나 3으로 시작하는 26~35자 또는 bc1로 시작하는 소문자 주소인지 먼저 봐요. 그다음 체크섬을 다시 계산해 주소에 담긴 값과 맞는지 확인해요.',
    '체크섬으로 이더리움은 대소문자(EIP-55)를, 비트코인은 base58check와 bech32, bech32m을 써요. 모두 소문자인 이더리움 주소에는 체크섬이 없어서 오타를 찾을 수 없어요.',
    '체크섬이 맞아도 보내면 안 되는 주소는 따로 알려 드려요. 아무도 개인 키를 모르는 소각 주소, USDT 같은 주요 토큰의 컨트랙트, 비트코인이 아직 쓰지 않는 세그윗 버전이 그래요. 개인 키나 시드 구문으로 보이는 입력은 저장하지 않아요.',
  ],
  sources: [
    { name: 'EIP-55, 대소문자 체크섬 (2016-01)', url: 'https://eips.ethereum.org/EIPS/eip-55' },
    { name: 'BIP-173, bech32 (2017-03)', url: 'https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki' },
    { name: 'BIP-350, bech32m (2020-12)', url: 'https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki' },
  ],
  questions: [
    {
      question: '통과하면 안심하고 보내도 되나요?',
      answer:
        '체크섬으로는 오타만 찾을 수 있고, 주소의 주인이 누구인지, 실제로 쓰이는 주소인지는 알 수 없어요. 처음 보내는 곳이면 적은 금액부터 보내 보세요.',
    },
    {
      question: '체크섬이 없다는 건 무슨 뜻인가요?',
      answer:
        '이더리움 주소를 모두 소문자나 모두 대문자로 적으면 체크섬이 빠져요. 주소는 유효하지만 한 글자가 틀려도 알 수 없으니 원래 주소와 대조해 주세요.',
    },
    {
      question: '주소를 서버로 보내나요?',
      answer: '아니요. 검사는 브라우저 안에서만 해요. 블록체인을 조회하지도 않아요.',
    },
  ],
};
