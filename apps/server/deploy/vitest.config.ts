import { defineConfig } from 'vitest/config';

/** Tests that need nginx, Caddy, promtool and systemd-analyze: `pnpm test:deploy`. */
export default defineConfig({
  test: { dir: import.meta.dirname, include: ['*.system.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
});
