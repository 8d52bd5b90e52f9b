import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { explanationOf } from './explained.ts';
import { listMutants, type Mutant } from './listMutants.ts';

const root = join(import.meta.dirname, '..');
/** The domains whose formulas people rely on with money, health or time. */
const DOMAINS = ['vat', 'body', 'wei', 'trading', 'kimchi', 'dates', 'salary'];
const LEAST_PERCENT = 90;
/** Longer than the tests of any domain take: a mutant that never ends is stopped, and counts as noticed. */
const PATIENCE_MS = 120_000;

type Survivor = Mutant & { readonly file: string };

function sourcesOf(domain: string): readonly string[] {
  const names = readdirSync(join(root, 'src', domain), { recursive: true, encoding: 'utf8' });
  const isSource = (name: string) => name.endsWith('.ts') && !/\.(?:test|bench)\.ts$|index\.ts$|testing\//u.test(name);
  return names
    .filter(isSource)
    .map((name) => join('src', domain, name))
    .sort();
}

/** A source with one mistake in it, for the runs to come; undefined for none. */
let planted: { readonly path: string; readonly mutant: Mutant } | undefined;

async function startTests(): Promise<Vitest> {
  return createVitest(
    'test',
    { root, watch: false, bail: 1, reporters: [{}], maxWorkers: 2, fsModuleCache: false },
    {
      plugins: [
        {
          name: 'plant-mutant',
          enforce: 'pre',
          transform(code, id) {
            if (planted === undefined || id !== planted.path) return undefined;
            const { start, end, becomes } = planted.mutant;
            return code.slice(0, start) + becomes + code.slice(end);
          },
        },
      ],
    },
  );
}

/** Whether the tests of a domain pass. */
async function passes(vitest: Vitest, domain: string, changed?: string): Promise<boolean> {
  if (changed !== undefined) vitest.invalidateFile(changed);
  const specifications = await vitest.globTestSpecifications([`src/${domain}/`]);
  if (specifications.length === 0) throw new Error(`There are no tests in ${domain}.`);
  const late = setTimeout(() => void vitest.cancelCurrentRun('keyboard-input'), PATIENCE_MS);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  clearTimeout(late);
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
}

/** Plants each mistake of a domain in turn, and prints how many its tests notice. */
async function tryDomain(
  domain: string,
): Promise<{ readonly noticed: number; readonly all: number; readonly survivors: readonly Survivor[] }> {
  const vitest = await startTests();
  const survivors: Survivor[] = [];
  let [noticed, all] = [0, 0];
  try {
    planted = undefined;
    if (!(await passes(vitest, domain))) throw new Error(`The tests of ${domain} fail as it is.`);
    for (const file of sourcesOf(domain)) {
      const path = join(root, file);
      const mutants = listMutants(readFileSync(path, 'utf8'));
      let ofFile = 0;
      for (const mutant of mutants) {
        planted = { path, mutant };
        if (await passes(vitest, domain, path)) survivors.push({ ...mutant, file });
        else ofFile += 1;
      }
      planted = undefined;
      vitest.invalidateFile(path);
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

const domains = process.argv.length > 2 ? process.argv.slice(2) : DOMAINS;
let [noticed, all] = [0, 0];
for (const domain of domains) {
  const found = await tryDomain(domain);
  const unexplained = found.survivors.filter((one) => explanationOf(one) === undefined);
  const kept = found.survivors.length - unexplained.length;
  noticed += found.noticed + kept;
  all += found.all;
  for (const { file, line, was, becomes } of unexplained)
    process.stdout.write(`  survives  ${file}:${line}  ${was} → ${becomes}\n`);
  const percent = ((100 * (found.noticed + kept)) / Math.max(1, found.all)).toFixed(1);
  process.stdout.write(`${domain}: ${percent} % of ${found.all} (${kept} equivalent)\n\n`);
}
const score = (100 * noticed) / Math.max(1, all);
process.stdout.write(`Together: ${score.toFixed(1)} % of ${all}\n`);
process.exitCode = score >= LEAST_PERCENT ? 0 : 1;
