// The samples for operators with the real programs: `pnpm test:deploy`. Installs what is missing where it can.
import { boot, run } from './boot.mjs';
import { ensureProgram } from './debianPackages.mjs';

await boot();
await ensureProgram('nginx', 'nginx');
await ensureProgram('caddy', 'caddy');
await ensureProgram('promtool', 'prometheus');
await ensureProgram('systemd-analyze', 'systemd');
await run('turbo', ['run', 'build', '--filter', '@toolbox/web', '--output-logs=errors-only']);
await run('pnpm', ['--filter', '@toolbox/server', 'test:deploy']);
