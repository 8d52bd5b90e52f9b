export const messages = {
  example: { text: 'Hi, 한글 😀', codes: '72 105 44 32 54620 44544 32 128512' },
} as const;
