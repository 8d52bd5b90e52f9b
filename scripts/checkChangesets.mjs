// Checks that every changeset is valid, and that there is one if a published package has changed since the main branch.
import { spawnSync } from 'node:child_process';
import { root, run } from './boot.mjs';

/** A shallow checkout of one commit, as in some CI, has no branch to compare with. */
function baseBranch() {
  return ['main', 'origin/main'].find(
    (name) => spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { cwd: root }).status === 0,
  );
}

export async function checkChangesets() {
  const base = baseBranch();
  if (base === undefined)
    process.stdout.write('There is no branch main here to compare with: changesets are not looked for.\n');
  else await run('changeset', ['status', ...(base === 'main' ? [] : ['--since', base])]);
}
