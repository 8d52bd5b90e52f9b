// Whether a regular expression of the product can take super-linear time: `pnpm check:expressions`. It takes minutes
// and installs a program of 50 MB outside of the workspace, so it is not part of `npm test`; it runs every night.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { boot, installTool } from './modules/boot.mjs';
import { BOUNDED_EXPRESSIONS } from './modules/boundedExpressions.mjs';
import { isSuperLinear } from './modules/isSuperLinear.mjs';
import { root } from './modules/root.mjs';

await boot();
const recheck = join(await installTool('recheck', '4.5.0'), 'recheck/lib/main.js');
const { check } = await import(pathToFileURL(recheck).href);
const vitest = createRequire(join(root, 'packages/core/package.json')).resolve('vitest/node');
const { parseAst } = await import(pathToFileURL(vitest).href);

const FOLDERS = ['packages/core/src', 'packages/i18n/src', 'packages/ui/src', 'apps/server/src', 'apps/web/app'];
/** Its modules build expressions from parts as they load, and load without a bundler. */
const BUILDS = 'packages/core/src';
const NOT_SHIPPED = /\.(?:test(?:-d)?|bench)\.|\.d\.ts$|(?:^|\/)testing\//u;
const TIMEOUT_MS = 10_000;
/** For another attempt with an expression that takes the check longer, as all do on a busy machine. */
const LONG_TIMEOUT_MS = 60_000;

function expressionsIn(node) {
  if (typeof node !== 'object' || node === null) return [];
  const own = node.type === 'Literal' && node.regex !== undefined ? [node.regex] : [];
  return [...own, ...Object.values(node).flatMap((child) => expressionsIn(child))];
}

/** The expressions that modules build as they load: these have no literal. Those that functions build are not found. */
async function builtBy(modules) {
  const built = [];
  const native = globalThis.RegExp;
  globalThis.RegExp = new Proxy(native, {
    construct(...call) {
      const expression = Reflect.construct(...call);
      const [file = BUILDS] = new Error('built here').stack.match(/packages\/core\/src\/[^:]+/u) ?? [];
      built.push({ pattern: expression.source, flags: expression.flags, file });
      return expression;
    },
  });
  for (const module of modules) await import(pathToFileURL(module).href);
  globalThis.RegExp = native;
  return built;
}

const expressions = new Map();
const modules = [];
for (const folder of FOLDERS) {
  for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    const name = entry.replaceAll('\\', '/');
    if (!/\.tsx?$/u.test(name) || NOT_SHIPPED.test(name)) continue;
    if (folder === BUILDS) modules.push(join(root, folder, name));
    const ast = parseAst(readFileSync(join(root, folder, name), 'utf8'), { lang: name.endsWith('x') ? 'tsx' : 'ts' });
    for (const { pattern, flags } of expressionsIn(ast))
      expressions.set(`/${pattern}/${flags}`, { pattern, flags, file: `${folder}/${name}` });
  }
}
for (const { pattern, flags, file } of await builtBy(modules))
  expressions.set(`/${pattern}/${flags}`, { pattern, flags, file });

let problems = 0;
for (const [text, { pattern, flags, file }] of expressions) {
  if (BOUNDED_EXPRESSIONS.has(text)) continue;
  let found = await check(pattern, flags, { timeout: TIMEOUT_MS });
  if (found.status === 'unknown') found = await check(pattern, flags, { timeout: LONG_TIMEOUT_MS });
  const { status, complexity, checker, attack } = found;
  if (status === 'safe') continue;
  // The search for attacks by random texts takes what is slow for one.
  if (status === 'vulnerable' && checker === 'fuzz' && !isSuperLinear(pattern, flags, attack)) continue;
  problems += 1;
  process.stderr.write(`${file}: ${text} is ${complexity?.summary ?? 'not understood by the check'}\n`);
}
for (const text of BOUNDED_EXPRESSIONS.keys()) {
  if (expressions.has(text)) continue;
  problems += 1;
  process.stderr.write(`scripts/modules/boundedExpressions.mjs explains ${text}, which is gone\n`);
}
process.stdout.write(
  `${expressions.size} expressions, ${BOUNDED_EXPRESSIONS.size} of them explained, ${problems} problems\n`,
);
process.exitCode = problems === 0 ? 0 : 1;
