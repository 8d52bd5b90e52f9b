// Checks that there is a changeset if a published package has changed since the main branch. Files that Git does not
// know do not count: a new changeset has to be added (`git add`).
import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';
import { run } from './runProgram.mjs';

/** A shallow checkout, as in some CI, has no main branch, or not the commit at which this one left it. */
function baseBranch() {
  return ['origin/main', 'main'].find(
    (name) => spawnSync('git', ['merge-base', name, 'HEAD'], { cwd: root }).status === 0,
  );
}

export async function checkChangesets() {
  const base = baseBranch();
  if (base === undefined)
    process.stdout.write('There is no main branch to compare with here, so changesets are not checked.\n');
  else await run('changeset', ['status', '--since', base]);
}
