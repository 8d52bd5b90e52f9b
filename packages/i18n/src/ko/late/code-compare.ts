import { hidden } from './hiddenCharacters.ts';

export const messages = {
  hidden,
  example: {
    left: 'function total(items) {\n  let sum = 0;\n  for (const item of items) {\n    sum += item.price;\n  }\n  return sum;\n}',
    right:
      'function total(items) {\n  let sum = 0;\n  for (const item of items) {\n    sum += item.price * item.count;\n  }\n  return sum;\n}',
  },
} as const;
