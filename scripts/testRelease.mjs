// `pnpm test:release`: releases a copy of the workspace twice to a registry of its own, on loopback, and installs from
// it, as an app does. It needs npm's registry to install that one and the packages' dependencies, so it is not part of
// `npm test`.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { boot } from './modules/boot.mjs';
import { copyWorkspace } from './modules/copyWorkspace.mjs';
import { outputOf } from './modules/runProgram.mjs';

const VERDACCIO = '6.10.4';
const START_MS = 60_000;
const AUTHOR = ['-c', 'user.name=test', '-c', 'user.email=test@localhost'];
const PUBLISHED = ['@toolbox/client', '@toolbox/core', '@toolbox/messages'];

await boot();
const folder = mkdtempSync(join(tmpdir(), 'toolbox-release-'));
const copy = copyWorkspace();
copy.linkInstalled();

function run(program, words, cwd = copy.folder) {
  return outputOf(program, words, { cwd });
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** A registry that keeps our packages and fetches all others from where npm fetches them here. */
async function startRegistry() {
  const upstream = run('npm', ['config', 'get', 'registry'], folder).trim();
  const port = await freePort();
  const config = {
    storage: join(folder, 'storage'),
    listen: `127.0.0.1:${port}`,
    uplinks: { npm: { url: upstream } },
    packages: {
      '@toolbox/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'npm' },
    },
    log: { type: 'stdout', level: 'error' },
  };
  writeFileSync(join(folder, 'config.yaml'), JSON.stringify(config));
  // It asks for a tag of node-fetch, which not every mirror has; the version behind the tag is this one.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ overrides: { 'node-fetch': '2.6.7' } }));
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `verdaccio@${VERDACCIO}`], folder);
  const program = join(folder, 'node_modules/verdaccio/bin/verdaccio');
  const child = spawn(process.execPath, [program, '--config', join(folder, 'config.yaml')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/`;
  const deadline = Date.now() + START_MS;
  while (!(await fetch(`${url}-/ping`).catch(() => undefined))?.ok) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error('The registry does not start');
    await wait(200);
  }
  // Publishing requires a token; this registry accepts any.
  return { child, url, npmrc: `registry=${url}\n//127.0.0.1:${port}/:_authToken=nobody\n` };
}

function manifest(name) {
  return JSON.parse(readFileSync(join(copy.folder, 'packages', name.split('/')[1], 'package.json'), 'utf8'));
}

/** Raises the versions and publishes, as the workflow does. */
function release() {
  run('changeset', ['version']);
  copy.git('add', '--all');
  copy.git(...AUTHOR, 'commit', '--quiet', '--message=release');
  run('pnpm', ['release']);
}

/** What the registry says of a package. */
async function latest(registry, name) {
  // A connection of its own: one that is kept would be closed while the commands above block this process.
  const request = get(`${registry.url}${name.replace('/', '%2f')}`, { agent: false });
  const [answer] = await once(request, 'response');
  assert.equal(answer.statusCode, 200, name);
  const { 'dist-tags': tags, versions } = await json(answer);
  return { version: tags.latest, versions: Object.keys(versions), published: versions[tags.latest] };
}

/** An app that installs from the registry, and what it prints. */
function printedByApp(registry, name) {
  const app = join(folder, name);
  mkdirSync(app);
  writeFileSync(join(app, '.npmrc'), registry.npmrc);
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }));
  writeFileSync(
    join(app, 'app.js'),
    `import { parseVatAmount } from '@toolbox/core/vat/form';
import { vatOnSupply } from '@toolbox/core/vat';
import { describe } from '@toolbox/messages';
const nothing = parseVatAmount('0', 'Price');
console.log(vatOnSupply(10_000).total, nothing.ok || describe(nothing.failure, 'en').length > 0);
`,
  );
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...PUBLISHED], app);
  return run(process.execPath, ['app.js'], app).trim();
}

function done(what) {
  process.stdout.write(`ok  ${what}\n`);
}

let registry;
try {
  registry = await startRegistry();
  writeFileSync(join(copy.folder, '.npmrc'), registry.npmrc);
  copy.git('add', '--all');
  copy.git(...AUTHOR, 'commit', '--quiet', '--message=registry');

  release();
  const first = {};
  for (const name of PUBLISHED) {
    const { version, published } = await latest(registry, name);
    assert.equal(version, manifest(name).version);
    assert.ok(!JSON.stringify(published.exports).includes('*'));
    assert.ok(!JSON.stringify(published.dependencies).includes('workspace:'));
    first[name] = version;
    done(`${name} ${version} is published`);
  }
  assert.equal(printedByApp(registry, 'first'), '11000n true');
  done('an app installs and runs it');

  const text = "---\n'@toolbox/core': patch\n---\n\nA change that is tried.\n";
  writeFileSync(join(copy.folder, '.changeset/tried.md'), text);
  release();
  const second = await latest(registry, '@toolbox/core');
  assert.equal(second.versions.length, 2);
  assert.notEqual(second.version, first['@toolbox/core']);
  assert.match(
    readFileSync(join(copy.folder, 'packages/core/CHANGELOG.md'), 'utf8'),
    new RegExp(
      `## ${second.version}\\n[\\s\\S]*A change that is tried\\.[\\s\\S]*## ${first['@toolbox/core']}\\n`,
      'u',
    ),
  );
  assert.equal(printedByApp(registry, 'second'), '11000n true');
  done(`@toolbox/core ${second.version} follows, with its changelog`);

  run('pnpm', ['release']);
  assert.deepEqual((await latest(registry, '@toolbox/core')).versions, second.versions);
  done('publishing again publishes nothing');
} catch (error) {
  process.exitCode = 1;
  const words = [error.stdout, error.stderr, error.stack].filter(Boolean).join('\n').slice(0, 4000);
  process.stdout.write(`FAILED\n${words}\n`);
} finally {
  registry?.child.kill();
  copy.remove();
  rmSync(folder, { recursive: true, force: true });
}
