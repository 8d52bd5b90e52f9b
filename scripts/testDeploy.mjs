// The samples for operators with the real programs: `pnpm test:deploy`. Installs what is missing where it can.
import { boot } from './modules/boot.mjs';
import { ensureProgram } from './modules/debianPackages.mjs';
import { run } from './modules/runProgram.mjs';

await boot();
await ensureProgram('nginx', 'nginx');
await ensureProgram('caddy', 'caddy');
await ensureProgram('promtool', 'prometheus');
await ensureProgram('systemd-analyze', 'systemd');
await run('turbo', ['run', 'build', '--filter', '@toolbox/web', '--output-logs=errors-only']);
await run('pnpm', ['--filter', '@toolbox/server', 'test:deploy']);
