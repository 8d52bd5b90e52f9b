import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before as beforeAll, describe, it } from 'node:test';
import { copyWorkspace, linkFolder } from '../modules/copyWorkspace.mjs';
import { root } from '../modules/root.mjs';
import { outputIn, outputOf } from '../modules/runProgram.mjs';

describe('a release', () => {
  let copy;

  const manifest = () => JSON.parse(readFileSync(join(copy.folder, 'packages/core/package.json'), 'utf8'));

  beforeAll(() => {
    copy = copyWorkspace();
    linkFolder(join(root, 'node_modules'), join(copy.folder, 'node_modules'));
  });
  after(() => copy.remove());

  it('reads every changeset and raises only published packages', () => {
    outputIn(copy.folder, 'changeset', ['status', '--output', 'status.json']);
    const { changesets, releases } = JSON.parse(readFileSync(join(copy.folder, 'status.json'), 'utf8'));
    const pending = copy.git('ls-files', '.changeset/*.md').trim().split('\n').filter(Boolean);
    assert.equal(changesets.length, pending.length);
    const raised = releases.filter(({ type }) => type !== 'none').map(({ name }) => name);
    assert.deepEqual(
      raised.filter((name) => !['@toolbox/client', '@toolbox/core', '@toolbox/messages'].includes(name)),
      [],
    );
  });

  it('starts at 0.1.0, with a changelog in the package', () => {
    const { version: before } = manifest();
    outputIn(copy.folder, 'changeset', ['version']);
    const { version } = manifest();
    if (before === '0.0.0') assert.equal(version, '0.1.0');
    const changelog = readFileSync(join(copy.folder, 'packages/core/CHANGELOG.md'), 'utf8');
    assert.ok(changelog.split('\n').includes(`## ${version}`));
    const core = join(copy.folder, 'packages/core');
    const [{ files }] = JSON.parse(outputOf('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: core }));
    assert.ok(files.some(({ path }) => path === 'CHANGELOG.md'));
  });
});

describe('the workflow of releases', () => {
  const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
  const publishing = workflow.split(/\n {2}(?=\w+:\n)/u).filter((job) => /pnpm (?:release|canary)\b/u.test(job));

  it('publishes only what has passed all tests', () => {
    assert.match(workflow, /\n {2}tests:\n {4}uses: \.\/\.github\/workflows\/test\.yml\n/u);
    assert.equal(publishing.length, 2);
    for (const job of publishing) assert.match(job, /\n {4}needs: \[tests, engines\]\n/u);
  });

  it('asks for the newest commit before the last step, and cancels no run', () => {
    for (const job of publishing) {
      const [, condition] = job.split(/\n {6}- id: main\n {8}run: \|\n {10}git fetch origin main\n/u);
      assert.match(condition ?? '', /^ {10}echo "commit=\$\(git rev-parse FETCH_HEAD\)" >> "\$GITHUB_OUTPUT"\n/u);
      const steps = condition.split(/\n {6}- /u).slice(1);
      assert.equal(steps.length, 1);
      assert.doesNotMatch(job, /\n {4}concurrency:/u);
      assert.match(steps[0], /^if: steps\.main\.outputs\.commit == github\.sha (?:&&|\|\|) hashFiles/u);
    }
  });

  it('publishes a version from the only commit that can, even if it is not the newest', () => {
    assert.match(workflow, /sha \|\| hashFiles\('\.changeset\/\*\.md'\) == ''\n\s+uses: changesets\/action@/u);
  });
});

describe('a canary', () => {
  let copy;

  beforeAll(() => {
    copy = copyWorkspace();
    linkFolder(join(root, 'node_modules'), join(copy.folder, 'node_modules'));
  });
  after(() => copy.remove());

  const manifest = (name) => JSON.parse(readFileSync(join(copy.folder, `packages/${name}/package.json`), 'utf8'));

  it('has the commit in its version, which sorts before the release', () => {
    // What is released does not depend on which changesets are pending here.
    const text = ['client', 'core', 'messages'].map((name) => `'@toolbox/${name}': patch`).join('\n');
    writeFileSync(join(copy.folder, '.changeset/canary.md'), `---\n${text}\n---\n\nA change that is tried.\n`);
    copy.git('add', '--all');
    copy.git('-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '--message=change');
    const commit = copy.git('rev-parse', 'HEAD').trim();
    const { canary } = JSON.parse(readFileSync(join(copy.folder, 'package.json'), 'utf8')).scripts;
    const [version, publish] = canary.split(' && ');
    outputIn(copy.folder, 'changeset', version.split(' ').slice(1));
    for (const name of ['client', 'core', 'messages']) {
      const [, made] = /^\d+\.\d+\.\d+-canary-([0-9a-f]{7,40})$/u.exec(manifest(name).version) ?? [];
      assert.ok(made !== undefined && commit.startsWith(made), manifest(name).version);
    }
    // A tag of its own: who installs without one gets the last release.
    assert.match(publish, /^changeset publish .*--tag canary$/u);
    assert.match(publish, /--no-git-tag/u);
  });

  it('is published of the newest commit on the main branch if that has a changeset', () => {
    const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
    assert.match(workflow, /sha && hashFiles\('\.changeset\/\*\.md'\) != ''\n\s+run: pnpm canary\n/u);
  });
});
