// `npm run demo`: the whole product with simulated exchanges, chain and feeds. PORT changes the port.
import { boot } from './modules/boot.mjs';
import { root } from './modules/root.mjs';
import { run } from './modules/runProgram.mjs';

await boot();
await run('turbo', ['run', 'build', '--filter', '@toolbox/web', '--output-logs=errors-only']);
await run('node', ['fakes/demo.ts'], { cwd: `${root}/apps/server` });
