export const messages = {
  example: { text: 'https://www.korea.kr' },
} as const;
