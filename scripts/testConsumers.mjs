// `pnpm test:consumers [word]`: uses the packed core, its messages and the client in separate apps, as consumers do:
// the apps of `examples/`, three versions of Node, require(), three of TypeScript, two bundlers, Deno and Bun. With a
// word, only those whose name contains it. It needs the registry, so `npm test` does without it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boot } from './modules/boot.mjs';
import { everyFailure, FAILURE_TYPES } from './modules/everyFailure.mjs';
import { exampleApps } from './modules/exampleApps.mjs';
import { root } from './modules/root.mjs';
import { outputIn, outputOf } from './modules/runProgram.mjs';

const NODES = ['20.19.0', '22.12.0', '26.10.0'];
const COMPILERS = ['5.0.4', '5.9.3', '7.0.2'];
const MS_PER_SECOND = 1000;
const platform = process.platform === 'win32' ? 'win' : process.platform;

await boot();
const folder = mkdtempSync(join(tmpdir(), 'toolbox-consumers-'));
/** The packages as they are published, by their folder. */
const packed = Object.fromEntries(['core', 'messages', 'client'].map((name) => [name, join(folder, `${name}.tgz`)]));

/** An app with the packed packages and its other dependencies. */
function appWith(name, dependencies, files) {
  const app = join(folder, name);
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name, private: true, type: 'module', dependencies }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(app, file), text);
  outputOf('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...Object.values(packed)], { cwd: app });
  return app;
}

const CALLS = `
const { supply, tax, total } = vatOnSupply('10000');
const wallet = parseWalletAddress('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'BTC');
const pay = itemisedNet(3_000_000n, { year: 2026, month: 7 }, { mealsIncluded: true });
const said = [supply, tax, total, wallet.ok, pay.ok && pay.value.net, exact(0.1).add(0.2).equals(0.3)].join(' ')
  + describe({ code: 'vat.amountTooLong', facts: { max: 15 } }, 'ko').replace(/[^0-9]+/gu, ' ');
`;
const EXPECTED = '10000 1000 11000 true 2665440 true 15';
const NAMES = {
  'core/vat': 'vatOnSupply',
  'core/vat/form': 'parseVatAmount',
  'core/address': 'parseWalletAddress',
  'core/salary': 'itemisedNet',
  'core/exact': 'exact',
  messages: 'describe',
};
const imports = Object.entries(NAMES).map(([entry, name]) => `import { ${name} } from '@toolbox/${entry}';`);
const requires = Object.entries(NAMES).map(([entry, name]) => `const { ${name} } = require('@toolbox/${entry}');`);
const MODULE = `${imports.join('\n')}${CALLS}console.log(said);\n`;
const COMMON = `${requires.join('\n')}${CALLS}console.log(said);\n`;
const TYPED = `${imports.join('\n')}
import type { Failure, Result } from '@toolbox/core';
import * as everything from '@toolbox/core';
${CALLS}
const text: string = said;
const result: Result<{ readonly address: string }> = wallet;
const failure: Failure | undefined = result.ok ? undefined : result.failure;
// The facts of a failure depend on its code.
if (failure?.code === 'address.badChecksum') failure.facts.scheme satisfies string;
// @ts-expect-error no such fact
if (failure?.code === 'address.badChecksum') failure.facts.nothing;
export { everything, failure, text };
`;
/** Compiled one at a time: an entry that one of them imports would load declarations for the others. */
const ENTRY_APPS = FAILURE_TYPES.map((type, index) => [`failures${index}.ts`, everyFailure(type)]);
const tsconfig = (file, lib) =>
  JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib,
      module: 'ESNext',
      moduleResolution: 'bundler',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
    },
    files: [file],
  });

const only = process.argv[2] ?? '';
const consumers = [
  ...exampleApps(folder, Object.values(packed)),
  ...NODES.map((version) => ({
    name: `Node ${version}`,
    try: () => {
      const node = `node-${platform}-${process.arch}`;
      const app = appWith(`node-${version}`, { [node]: version }, { 'app.js': MODULE, 'app.cjs': COMMON });
      const program = join(app, 'node_modules', node, 'bin', 'node');
      return [['app.js'], ['--no-warnings', 'app.cjs']].map((words) => outputOf(program, words, { cwd: app }));
    },
  })),
  ...COMPILERS.map((version) => ({
    name: `TypeScript ${version}`,
    try: () => {
      const files = { 'app.ts': TYPED, ...Object.fromEntries(ENTRY_APPS) };
      // The core needs no platform; the client takes the URL and the signal of one.
      const lib = (file) => (file === 'app.ts' ? ['ES2022'] : ['ES2022', 'DOM']);
      const configs = Object.keys(files).map((file) => [`${file}.json`, tsconfig(file, lib(file))]);
      const app = appWith(`tsc-${version}`, { typescript: version }, { ...files, ...Object.fromEntries(configs) });
      for (const [config] of configs) outputIn(app, 'tsc', ['-p', config]);
      return [EXPECTED];
    },
  })),
  {
    name: 'esbuild',
    try: () => {
      const app = appWith('esbuild', { esbuild: '*' }, { 'app.js': MODULE });
      const bundle = ['app.js', '--bundle', '--minify', '--format=esm', '--target=es2022', '--outfile=out.js'];
      outputIn(app, 'esbuild', bundle);
      return [outputOf(process.execPath, ['out.js'], { cwd: app })];
    },
  },
  {
    name: 'Vite',
    try: () => {
      const app = appWith(
        'vite',
        { vite: '*' },
        { 'app.js': MODULE, 'index.html': '<script type=module src=/app.js></script>' },
      );
      outputIn(app, 'vite', ['build', '--ssr', 'app.js', '--logLevel=error']);
      return [outputOf(process.execPath, ['dist/app.js'], { cwd: app })];
    },
  },
  {
    name: 'Deno',
    try: () => {
      const app = appWith('deno', { deno: '*' }, { 'app.js': MODULE });
      outputOf('npm', ['rebuild', 'deno', '--loglevel=error'], { cwd: app });
      return [outputIn(app, 'deno', ['run', '--allow-read', '--node-modules-dir=manual', 'app.js'])];
    },
  },
  {
    name: 'Bun',
    try: () => {
      const app = appWith('bun', { bun: '*' }, { 'app.js': MODULE });
      outputOf('npm', ['rebuild', 'bun', '--loglevel=error'], { cwd: app });
      return [outputIn(app, 'bun', ['app.js'])];
    },
  },
];

const chosen = consumers.filter(({ name }) => name.includes(only));
let failed = 0;
try {
  if (chosen.length === 0) {
    const names = consumers.map(({ name }) => name).join(', ');
    throw new Error(`The name of no consumer contains ${only}. There are ${names}.`);
  }
  for (const [name, out] of Object.entries(packed))
    outputOf('pnpm', ['pack', '--out', out], { cwd: join(root, 'packages', name) });
  for (const consumer of chosen) {
    const start = Date.now();
    try {
      const outputs = await consumer.try();
      const wrong = outputs.find((output) => output.trim() !== (consumer.expected ?? EXPECTED));
      if (wrong !== undefined) throw new Error(`It printed ${JSON.stringify(wrong.slice(0, 300))}`);
      const seconds = Math.round((Date.now() - start) / MS_PER_SECOND);
      process.stdout.write(`ok      ${consumer.name} (${seconds} s)\n`);
    } catch (error) {
      failed += 1;
      const words = [error.stdout, error.stderr, error.message].filter(Boolean).join('\n').slice(0, 1500);
      process.stdout.write(`FAILED  ${consumer.name}\n${words}\n`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
