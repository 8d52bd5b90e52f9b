export const messages = {
  example: { text: 'The quick brown fox jumps over the lazy dog. It runs on.' },
} as const;
