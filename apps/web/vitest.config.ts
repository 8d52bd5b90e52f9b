import { defineConfig } from 'vitest/config';
import { toolWords } from './build/toolWordsPlugin.ts';

export default defineConfig({
  plugins: [toolWords()],
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    environment: 'happy-dom',
    css: false,
  },
});
