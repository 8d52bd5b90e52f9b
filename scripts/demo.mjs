// `npm run demo`: the whole product with simulated exchanges, chain and feeds. PORT changes the port.
import { boot, root, run } from './boot.mjs';

await boot();
await run('turbo', ['run', 'build', '--filter', '@toolbox/web', '--output-logs=errors-only']);
await run('node', ['fakes/demo.ts'], { cwd: `${root}/apps/server` });
