/** One source file: its path below `app/`, and its text. */
export type SourceFile = { readonly path: string; readonly text: string };

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'";]*?['"](\.{1,2}\/[^'"]+)['"]|import\(\s*['"](\.{1,2}\/[^'"]+)['"]\s*\)/gu;
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/u;
/** Rules of the search about typed Hangul; no text that is shown. */
const SEARCH = /^registry\/search\/(?:searchEntries|matchWords)\.ts$/u;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gmu;
/** Text between two tags: at least two consecutive letters. */
const JSX_SENTENCE = />\s*([A-Za-z][a-z]+[^<>{}=;()]*)<\//gu;

/**
 * The folders of the app from the top, and what each may import besides itself: only folders below it. The registry is
 * below the tools because it finds them by the names of their folders.
 */
export const ZONES: Readonly<Record<string, readonly string[]>> = {
  pages: ['browser', 'i18n', 'loading', 'parts', 'registry', 'shell', 'site'],
  shell: ['analytics', 'browser', 'i18n', 'loading', 'parts', 'registry', 'site'],
  tools: [
    'browser',
    'data',
    'i18n',
    'loading',
    'parts',
    'registry/defineTool.ts',
    'registry/defineIntents.ts',
    'registry/textDraft.ts',
    'registry/defineSmoke.ts',
    'site/siteConfig.ts',
    'worker',
  ],
  parts: ['browser', 'i18n', 'loading', 'worker'],
  worker: ['browser', 'loading'],
  browser: ['loading'],
  i18n: ['analytics', 'loading', 'registry', 'site'],
  analytics: ['site'],
  site: ['registry'],
  registry: [],
  data: [],
  loading: [],
};
const EVERYWHERE = ['testing'];
/** The roots may import every zone. */
const ROOTS = new Set(['root.tsx', 'routes.ts', 'entry.client.tsx', 'entry.server.tsx', 'testing']);

function resolve(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const step of specifier.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}

function zoneOf(path: string): string {
  return path.split('/')[0] ?? '';
}

/** Code shared by tests is in folders of this name: one for all, and one per tool. */
function isTest(path: string): boolean {
  return /\.test\.tsx?$|(?:^|\/)testing\//u.test(path);
}

function importViolation(path: string, target: string): string | undefined {
  const zone = zoneOf(path);
  if (ROOTS.has(zone) || (isTest(path) && EVERYWHERE.includes(zoneOf(target)))) return undefined;
  if (!isTest(path) && isTest(target)) return `${path}: only tests may import ${target}`;
  if (zone === 'tools' && zoneOf(target) === 'tools') {
    const own = path.split('/').slice(0, 2).join('/');
    return target.startsWith(`${own}/`) ? undefined : `${path}: a tool may not import from another tool (${target})`;
  }
  if (zone === zoneOf(target)) return undefined;
  const allowed = ZONES[zone] ?? [];
  const fits = allowed.some((place) => target === place || target.startsWith(`${place}/`));
  return fits ? undefined : `${path}: ${zone} may not import from ${target}`;
}

function wordViolations({ path, text }: SourceFile): readonly string[] {
  if (isTest(path) || path.endsWith('smoke.ts')) return [];
  const code = text.replaceAll(COMMENT, '');
  const found: string[] = [];
  if (HANGUL.test(code) && !SEARCH.test(path)) found.push(`${path}: Hangul belongs in the catalogs`);
  if (path.endsWith('.tsx')) {
    for (const [, sentence = ''] of code.matchAll(JSX_SENTENCE)) {
      found.push(`${path}: "${sentence.trim()}" belongs in the catalogs`);
    }
  }
  return found;
}

/**
 * Finds violations of the architecture: imports against the allowed direction or between tools, and text outside of
 * the catalogs.
 */
export function findViolations(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) => {
    const imports = [...file.text.matchAll(IMPORT)].map(([, fixed, lazy]) => resolve(file.path, fixed ?? lazy ?? ''));
    const wrong = imports.map((target) => importViolation(file.path, target)).filter((line) => line !== undefined);
    return [...wrong, ...wordViolations(file)];
  });
}
