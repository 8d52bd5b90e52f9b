// Installs, builds and serves the site: `npm start`. PORT changes the port.
import { boot, root, run } from './boot.mjs';

await boot();
await run('turbo', ['run', 'build', '--filter', '@toolbox/web', '--output-logs=errors-only']);
await run('node', ['src/main.ts'], { cwd: `${root}/apps/server` });
