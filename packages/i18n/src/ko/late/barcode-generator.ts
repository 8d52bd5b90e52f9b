export const messages = {
  example: { text: '9780306406157' },
} as const;
