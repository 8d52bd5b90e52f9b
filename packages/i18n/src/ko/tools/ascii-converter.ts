import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: '아스키코드 변환 – 유니코드·문자 코드표',
  description: '글자를 아스키코드·유니코드로, 코드를 글자로 바꿔 드려요. 한글과 이모지도 돼요.',
  also: '유니코드, 코드 포인트, 문자 코드, unicode, char code, code point, 16진수, HTML 엔티티, URL 디코딩',
} as const satisfies ToolMetadata;

export const messages = {
  direction: '변환 방향',
  directions: { toCodes: '글자를 코드로', toText: '코드를 글자로' },
  text: '글',
  textHint: '글자마다 코드 하나로 바꿔요. ASCII(0~127)가 아닌 글자는 유니코드 코드 포인트로 나와요.',
  codes: '코드',
  codesHint: '공백이나 쉼표로 나눠 주세요. 65, 0x41, U+AC00, \\uAC00, &#44032;를 섞어 써도 돼요.',
  notation: '표기',
  notations: { decimal: '10진수 65', hex: '16진수 0x41', unicode: 'U+0041', escape: '\\u0041', html: '&#65;' },
  emptyCodes: '글을 입력하면 글자마다 코드가 나타나요.',
  emptyText: '코드를 입력하면 글자가 나타나요.',
  spoken: '글자 {{count}}개',
} as const;

export const late = () => import('../late/ascii-converter.ts');
