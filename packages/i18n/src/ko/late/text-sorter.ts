export const messages = {
  example: { comma: '사과, 바나나, 귤, 복숭아, 사과, 포도', list: '사과\n바나나\n귤\n복숭아\n사과\n포도' },
} as const;
