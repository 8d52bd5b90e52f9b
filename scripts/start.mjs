// Installs, builds and serves the site: `npm start`. PORT changes the port.
import { boot } from './modules/boot.mjs';
import { root } from './modules/root.mjs';
import { run } from './modules/runProgram.mjs';

await boot();
await run('turbo', ['run', 'build', '--filter', '@toolbox/web', '--output-logs=errors-only']);
await run('node', ['src/main.ts'], { cwd: `${root}/apps/server` });
