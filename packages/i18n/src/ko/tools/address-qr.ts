import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: '코인 지갑 주소 QR 코드 만들기',
  description: '지갑 주소와 받을 금액을 QR 코드로 만들어 드려요.',
  also: '입금 QR, 송금, payment QR, wallet, 비트코인 QR, 이더리움 QR, 코인 QR',
} as const satisfies ToolMetadata;

export const messages = {
  kind: '담을 내용',
  kinds: { plain: '주소만', ethereum: 'ETH 결제', bitcoin: 'BTC 결제' },
  kindHints: {
    plain: '입력한 글자를 그대로 담아요.',
    ethereum: '주소와 금액을 ERC-681 결제 링크로 담아요. 이더리움 메인넷으로 받는 링크예요.',
    bitcoin: '주소와 금액을 BIP-21 결제 링크로 담아요.',
  },
  address: '지갑 주소',
  addressHint: '앞뒤 공백은 빼고 담아요. 입력한 내용은 브라우저 밖으로 나가지 않아요.',
  placeholders: { plain: '0x…, bc1…', ethereum: '0x…', bitcoin: 'bc1…, 1…, 3…' },
  amount: '받을 금액',
  amountHint: '비워 두면 보내는 사람이 정해요.',
  label: '받는 사람',
  message: '메모',
  noteHint: '보내는 사람의 지갑에 나타나요. 비워 두어도 돼요.',
  empty: '주소를 입력하면 QR 코드가 나타나요.',
  alt: '지갑 주소 QR 코드',
  download: '내려받기',
  downloadSvg: 'SVG로 내려받기',
  pngFailed: '브라우저가 이미지를 만들지 못했어요. SVG로 내려받아 주세요.',
  tooSmall: '내용이 길어 {{size}}px 이미지로는 스캔되지 않을 수 있어요. SVG로 내려받아 크게 써 주세요.',
  payload: '담긴 내용',
  absent: '대소문자가 섞이지 않은 주소라 체크섬으로 오타를 찾을 수 없어요.',
  notAddress: '이더리움이나 비트코인 주소 형식이 아니에요. 입력한 글자를 그대로 담았어요.',
  asTyped: '지금은 입력한 글자를 그대로 담았어요.',
  linkChain:
    '이더리움 메인넷이 아닌 네트워크(체인 ID {{chain}})의 링크예요. 이 QR 코드는 이더리움 메인넷으로 받으므로 금액은 옮기지 않아요.',
  plainChain:
    '이더리움 메인넷이 아닌 네트워크(체인 ID {{chain}})로 보내는 결제 링크예요. 이 네트워크로 받으려는 것인지 확인해 주세요.',
  linkLeftOut: '링크에서 옮기지 않는 항목: {{names}}',
} as const;
