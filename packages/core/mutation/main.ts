import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { explanationOf } from './explained.ts';
import { guardLoops } from './guardLoops.ts';
import { listMutants, type Mutant } from './listMutants.ts';

/** With slashes on every system, as in the names of modules. */
const slashed = (path: string) => path.replaceAll('\\', '/');
const root = slashed(join(import.meta.dirname, '..'));
const sources = `${root}/src/`;
/** The domains whose formulas people rely on with money, health or time. */
const DOMAINS = ['vat', 'body', 'wei', 'trading', 'kimchi', 'dates', 'salary'];
const MIN_PERCENT = 90;
/** In case a mutant fills an array without end. */
const MEMORY_MIB = 768;

type Survivor = Mutant & { readonly file: string };

function sourcesOf(domain: string, place: string): readonly string[] {
  const names = readdirSync(join(root, 'src', domain), { recursive: true, encoding: 'utf8' });
  const isSource = (name: string) =>
    name.endsWith('.ts') && !/\.(?:test|bench|test-d)\.ts$|index\.ts$|testing\//u.test(name);
  return names
    .map((name) => `src/${domain}/${slashed(name)}`)
    .filter((file) => isSource(file) && file.startsWith(`src/${place}`))
    .sort();
}

/** A source with one mistake in it, for the runs to come; undefined for none. */
let planted: { readonly path: string; readonly mutant: Mutant } | undefined;

async function startTests(): Promise<Vitest> {
  return createVitest(
    'test',
    {
      root,
      watch: false,
      bail: 1,
      reporters: [{}],
      maxWorkers: 1,
      // A worker lives for one run, so what it has loaded is never what an earlier mutant left.
      isolate: false,
      fsModuleCache: false,
      setupFiles: [join(import.meta.dirname, 'limitLoops.ts')],
      execArgv: [`--max-old-space-size=${MEMORY_MIB}`],
    },
    {
      plugins: [
        {
          name: 'plant-mutant',
          enforce: 'pre',
          transform(code, id) {
            if (!id.startsWith(sources) || id.endsWith('.test.ts')) return undefined;
            if (id !== planted?.path) return guardLoops(code);
            const { start, end, replacement } = planted.mutant;
            return guardLoops(code.slice(0, start) + replacement + code.slice(end));
          },
        },
      ],
    },
  );
}

async function pass(vitest: Vitest, specifications: readonly TestSpecification[]): Promise<boolean> {
  if (specifications.length === 0) return true;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...specifications]);
  // It also returns the modules of earlier runs, with their results.
  const wanted = new Set(specifications.map(({ moduleId }) => moduleId));
  const run = testModules.filter(({ moduleId }) => wanted.has(moduleId));
  return unhandledErrors.length === 0 && run.length > 0 && run.every((module) => module.ok());
}

/**
 * Plants each mistake of a domain in turn, and prints how many its tests notice.
 *
 * @param place a domain, or how the path of a source in it begins, such as `salary/tax` or `kimchi/joinHistory`
 */
async function tryPlace(
  place: string,
): Promise<{ readonly noticed: number; readonly all: number; readonly survivors: readonly Survivor[] }> {
  const domain = place.split('/')[0] ?? place;
  const files = sourcesOf(domain, place);
  if (files.length === 0) throw new Error(`There is no source of ${place}.`);
  const vitest = await startTests();
  const survivors: Survivor[] = [];
  let [noticed, all] = [0, 0];
  try {
    planted = undefined;
    const specifications = await vitest.globTestSpecifications([`src/${domain}/`]);
    if (specifications.length === 0) throw new Error(`There are no tests in ${domain}.`);
    if (!(await pass(vitest, specifications))) throw new Error(`The tests of ${domain} fail as it is.`);
    for (const file of files) {
      const path = `${root}/${file}`;
      const mutants = listMutants(readFileSync(path, 'utf8'));
      // The test beside the source notices most; the others run for what it lets through.
      const beside = (one: TestSpecification) => one.moduleId === path.replace(/\.ts$/u, '.test.ts');
      const rounds = [specifications.filter(beside), specifications.filter((one) => !beside(one))];
      let ofFile = 0;
      for (const mutant of mutants) {
        planted = { path, mutant };
        let survives = true;
        for (const round of rounds) {
          vitest.invalidateFile(path);
          survives &&= await pass(vitest, round);
        }
        if (survives) survivors.push({ ...mutant, file });
        else ofFile += 1;
      }
      planted = undefined;
      vitest.invalidateFile(path);
      // What the mutants broke must be whole again, or all that follows would count as noticed.
      if (!(await pass(vitest, specifications))) throw new Error(`The tests of ${domain} fail after those of ${file}.`);
      noticed += ofFile;
      all += mutants.length;
      if (mutants.length > 0)
        process.stdout.write(`${file.padEnd(52)} ${String(ofFile).padStart(4)} of ${mutants.length}\n`);
    }
  } finally {
    await vitest.close();
  }
  return { noticed, all, survivors };
}

const places = process.argv.length > 2 ? process.argv.slice(2) : DOMAINS;
let [noticed, all] = [0, 0];
for (const place of places) {
  const found = await tryPlace(place);
  const unexplained = found.survivors.filter((one) => explanationOf(one) === undefined);
  const kept = found.survivors.length - unexplained.length;
  noticed += found.noticed + kept;
  all += found.all;
  for (const { file, line, was, replacement } of unexplained)
    process.stdout.write(`  survives  ${file}:${line}  ${was} → ${replacement}\n`);
  const percent = ((100 * (found.noticed + kept)) / Math.max(1, found.all)).toFixed(1);
  process.stdout.write(`${place}: ${percent} % of ${found.all} (${kept} equivalent)\n\n`);
}
const score = (100 * noticed) / Math.max(1, all);
process.stdout.write(`Together: ${score.toFixed(1)} % of ${all}\n`);
process.exitCode = score >= MIN_PERCENT ? 0 : 1;
