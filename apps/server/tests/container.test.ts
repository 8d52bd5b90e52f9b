import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../src/config/config.ts';
import { copyInto, readStages, type Stage, wordsOf } from '../testing/dockerfile.ts';
import { freePort } from '../testing/freePort.ts';
import { REDIS_PROGRAM, REDIS_PROGRAMS } from '../testing/redisServer.ts';
import { outputOf } from '../testing/spawnChild.ts';
import { testSite } from '../testing/testSite.ts';
import { until } from '../testing/until.ts';

const SERVER = join(import.meta.dirname, '..');
const ROOT = join(SERVER, '../..');
const REDIS = REDIS_PROGRAMS.find((program) => program.includes('valkey')) ?? REDIS_PROGRAM;
const BUILT_BY_ITSELF = 'VITE_BUILT_YEAR';
/** The container includes a server. */
const NOT_IN_A_CONTAINER = 'VITE_SERVER';

type Service = {
  readonly build?: { readonly args: Readonly<Record<string, string>> };
  readonly cap_drop: readonly string[];
  readonly command?: readonly string[];
  readonly deploy?: { readonly replicas: number };
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly ports?: readonly string[];
  readonly read_only: boolean;
  readonly user?: string;
  readonly volumes?: readonly string[];
};

/** The compose file as evaluated with only the given environment variables. */
function readCompose(variables: Readonly<Record<string, string>> = {}) {
  const text = readFileSync(join(SERVER, 'compose.yaml'), 'utf8').replaceAll(
    /\$\{(\w+):-([^}]*)\}/g,
    (_all, name: string, otherwise: string) => variables[name] ?? otherwise,
  );
  expect(text).not.toContain('${');
  return parse(text, { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: Readonly<Record<string, unknown>>;
  };
}

const compose = readCompose();
const stages = readStages(readFileSync(join(SERVER, 'Dockerfile'), 'utf8'));
const stage = (name: string): Stage => {
  const found = stages.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no stage ${name}`);
  return found;
};
const variablesOf = ({ environment = {} }: Service) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value ?? '')]));

const cleanups: (() => void)[] = [];
afterAll(() => {
  for (const cleanup of cleanups) cleanup();
});
const temporaryFolder = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), `toolbox-${name}-`));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

describe('compose.yaml', () => {
  it('starts everything without capabilities on a file system that cannot be written', () => {
    for (const service of Object.values(compose.services))
      expect(service).toMatchObject({ cap_drop: ['ALL'], read_only: true });
    expect(compose.services['valkey']?.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  it.each(['gateway', 'ingest-a', 'ingest-b'])('gives %s variables the server accepts', (name) => {
    const service = compose.services[name];
    const config = readConfig(variablesOf(service ?? { cap_drop: [], read_only: true }));
    expect(config.METRICS_HOST).toBe('0.0.0.0');
    expect((service?.ports ?? []).join()).not.toContain(String(config.METRICS_PORT));
    const [volume = ''] = service?.volumes ?? [];
    expect(volume).toMatch(/^[a-z-]+:\/data$/);
    expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
  });

  it('gives what only the ingests need, such as keys, to them alone', () => {
    const own = {
      EXCHANGES: 'okx',
      TELEGRAM: 'on',
      WHALE_ALERT_API_KEY: 'key',
      ETH_RPC_URLS: 'https://node.example/key',
    };
    const { services } = readCompose(own);
    for (const name of ['ingest-a', 'ingest-b'])
      expect(services[name]?.environment).toMatchObject({ ...own, ROLE: 'ingest' });
    expect(Object.keys(services['gateway']?.environment ?? {}).filter((name) => name in own)).toEqual([]);
  });

  it('lets the pages of every gateway open its feed', () => {
    const gateway = compose.services['gateway'] ?? { cap_drop: [], read_only: true };
    const [first = 0, last = 0] = (gateway.ports?.[0] ?? '').split(':')[0]?.split('-').map(Number) ?? [];
    const ports = Array.from({ length: last - first + 1 }, (_, number) => first + number);
    expect(ports).toHaveLength(gateway.deploy?.replicas ?? 1);
    const { ALLOWED_ORIGINS } = readConfig(variablesOf(gateway));
    expect(ALLOWED_ORIGINS).toEqual(ports.map((port) => `http://localhost:${port}`));
  });

  it('passes the variables of the site to its build', () => {
    const source = readFileSync(join(ROOT, 'apps/web/app/site/siteConfig.ts'), 'utf8');
    const names = [...source.matchAll(/configured\('(VITE_\w+)'\)/g)].map(([, name = '']) => name);
    const asked = names.filter((name) => name !== BUILT_BY_ITSELF && name !== NOT_IN_A_CONTAINER).toSorted();
    const { instructions } = stage('site');
    const taken = instructions.filter(({ name }) => name === 'ARG').map(({ text }) => text);
    expect(taken.toSorted()).toEqual(asked);
    const place = (wanted: string) => instructions.findIndex(({ text }) => text.includes(wanted));
    for (const name of taken) expect(place(name)).toBeLessThan(place('run build'));
    const given = readCompose(Object.fromEntries(asked.map((name) => [name, `value-of-${name}`])));
    expect(given.services['gateway']?.build?.args).toEqual(
      Object.fromEntries(asked.map((name) => [name, `value-of-${name}`])),
    );
  });

  it.skipIf(REDIS === undefined)('runs a store between the processes with nothing but its own user', async () => {
    const { command = [], user = '' } = compose.services['valkey'] ?? {};
    const port = await freePort();
    const folder = temporaryFolder('valkey');
    const words = [REDIS ?? '', ...command.slice(1), '--port', String(port), '--bind', '127.0.0.1', '--dir', '/'];
    const [uid = '', gid = ''] = user.split(':');
    const asItsUser = ['--reuid', uid, '--regid', gid, '--clear-groups', '--bounding-set=-all', '--inh-caps=-all'];
    // Only root can switch users, and other users have no capabilities either.
    const isRoot = process.getuid?.() === 0;
    const child = isRoot
      ? spawn('setpriv', [...asItsUser, '--no-new-privs', ...words], { cwd: folder })
      : spawn(words[0] ?? '', words.slice(1), { cwd: folder });
    cleanups.push(() => child.kill('SIGKILL'));
    const out = outputOf(child.stdout);
    await until(() => out().includes('Ready to accept connections'));
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    expect(status).toMatch(/CapEff:\s+0+\n/);
    if (isRoot) expect(status).toMatch(new RegExp(`Uid:\\s+${uid}\\s`));
    expect(out()).not.toMatch(/# (?:Fatal|Can't|Failed)/);
  });
});

describe('the image', () => {
  /** Copies of a stage up to a command, from the repository. */
  const copiesBefore = ({ instructions }: Stage, command: string) => {
    const end = instructions.findIndex(({ text }) => text.includes(command));
    expect(end).toBeGreaterThan(0);
    return instructions.slice(0, end).filter(({ name }) => name === 'COPY');
  };
  /** A package and those of the workspace it is built from. */
  const closure = (folder: string): readonly string[] => {
    const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Record<string, object>;
    const needed = Object.keys({ ...manifest['dependencies'], ...manifest['devDependencies'] });
    const own = needed.filter((name) => name.startsWith('@toolbox/')).map((name) => `packages/${basename(name)}`);
    return [...new Set([folder, ...own.flatMap(closure)])];
  };

  it.each([
    ['site', 'apps/web'],
    ['dependencies', 'apps/server'],
  ])('installs for "%s" from manifests alone, and from all of them', (name, folder) => {
    const copied = copiesBefore(stage(name), 'pnpm install').map(({ text }) => text);
    expect(copied[0]).toBe('package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.mjs ./');
    const manifests = closure(folder).map((part) => `${part}/package.json ${part}/`);
    expect(copied.slice(1).toSorted()).toEqual(manifests.toSorted());
  });

  it('requires the versions that the repository pins', () => {
    const text = readFileSync(join(SERVER, 'Dockerfile'), 'utf8');
    const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      packageManager: string;
    };
    expect(text).toContain(`npm install --global ${packageManager}`);
    const workspace = parse(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')) as { nodeVersion: string };
    expect(text).toContain(`ARG NODE_VERSION=${workspace.nodeVersion}\n`);
  });

  it('contains one Node and runs from the copied files', { timeout: 180_000 }, async () => {
    const image = temporaryFolder('image');
    const dependencies = stage('dependencies');
    for (const { text } of copiesBefore(dependencies, 'pnpm install')) copyInto(image, ROOT, text);
    const install = dependencies.instructions.find(({ text }) => text.startsWith('pnpm install'))?.text ?? '';
    // From what is already installed: tests download nothing.
    const store = execFileSync('pnpm', ['store', 'path'], { cwd: ROOT, encoding: 'utf8' }).trim();
    const offline = ['--offline', '--store-dir', store, '--reporter', 'silent'];
    const installed = spawnSync('pnpm', [...install.split(' ').slice(1), ...offline], {
      cwd: image,
      env: { ...process.env, CI: 'true' },
      encoding: 'utf8',
    });
    expect([installed.status, installed.stdout]).toEqual([0, '']);
    const packages = readdirSync(join(image, 'node_modules/.pnpm'));
    expect(packages.filter((name) => /^node-(?:bin|linux|darwin)/.test(name))).toEqual([]);
    expect(globSync('node_modules/.pnpm/**/bin/node', { cwd: image })).toEqual([]);

    const site = testSite();
    cleanups.push(site.remove);
    const final = stage('final');
    for (const { text } of final.instructions.filter(({ name }) => name === 'COPY')) {
      if (text.startsWith('--from=dependencies')) continue;
      // What the stage "site" builds; here it is a small site laid out in the same way.
      if (text.startsWith('--from=site'))
        copyInto(image, dirname(site.siteDir), text.replaceAll('/toolbox/apps/web/dist/', ''));
      else copyInto(image, ROOT, text);
    }
    const workdir = final.instructions.findLast(({ name }) => name === 'WORKDIR')?.text.replace('/toolbox', '') ?? '';
    const port = await freePort();
    const variables = { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), LIVE: 'off' };
    const env = { ...variables, DATA_DIR: join(image, 'data'), LOG_LEVEL: 'silent' };
    const [program = '', ...words] = wordsOf(final, 'CMD');
    const child = spawn(program, words, { cwd: join(image, workdir), env, stdio: ['ignore', 'ignore', 'inherit'] });
    cleanups.push(() => child.kill('SIGKILL'));
    const page = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (response) => response.text(),
        () => '',
      );
    await until(async () => (await page()) === '<html lang="ko">home', 60_000);
    const [check = '', ...arguments_] = wordsOf(final, 'HEALTHCHECK');
    expect(spawnSync(check, arguments_, { env }).status).toBe(0);
    child.kill('SIGKILL');
    expect(spawnSync(check, arguments_, { env }).status).toBe(1);
  });
});
