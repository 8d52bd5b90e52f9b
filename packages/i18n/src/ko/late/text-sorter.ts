export const messages = {
  example: { comma: '사과, 바나나, 귤, 복숭아, 사과, 포도', list: '사과\n바나나\n귤\n복숭아\n사과\n포도' },
  offers: { single: '항목이 하나뿐이에요', lineBreaks: '줄바꿈이 들어 있는 항목이 있어요' },
  unread: '숫자로 읽지 못한 항목 {{count}}개는 맨 뒤에 두었어요: {{items}}',
  splitBy: '{{delimiter, 으로/로}} 나누기',
} as const;
