export const messages = {
  example: { text: 'The quick brown fox jumps over the lazy dog. It runs on.' },
  noName: '이름을 만들 글자나 숫자가 없어요.',
} as const;
