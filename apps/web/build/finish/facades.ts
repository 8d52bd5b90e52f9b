import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CLIENT, filesIn } from '../paths.ts';

/**
 * A chunk that only re-exports from another one, under other names. The bundler writes one for each entry whose module
 * is part of a larger chunk.
 */
export type Facade = {
  /** The file with the content. */
  readonly source: string;
  /** The exported names, and those in the other file. */
  readonly names: readonly (readonly [exported: string, imported: string])[];
};

/** The built scripts by file name. */
export type Scripts = {
  readonly facades: ReadonlyMap<string, Facade>;
  readonly codeOf: (file: string) => string;
};

const FACADE = /^export\{([^{}]+)\}from"\.\/([\w.-]+\.js)";?\s*$/u;
const EXPORT = /^(\w+)(?: as (\w+))?$/u;

/** The re-exports of a facade; undefined for a chunk with content. */
export function facadeIn(code: string): Facade | undefined {
  const [, list, source] = FACADE.exec(code) ?? [];
  if (list === undefined || source === undefined) return undefined;
  const names = list.split(',').map((item): readonly [string, string] => {
    const [, imported = '', exported = imported] = EXPORT.exec(item.trim()) ?? [];
    return [exported, imported];
  });
  return { source, names };
}

const IMPORT_CALL = /import\(`\.\/([\w.-]+\.js)`\)/gu;

/** In the lists of files that are preloaded with a dynamic import. */
const LISTED = /"assets\/([\w.-]+\.js)"/gu;

/**
 * Makes the dynamic imports of a script load the file with the content instead of its facade, which saves one request.
 */
export function withoutFacades(code: string, facades: ReadonlyMap<string, Facade>): string {
  return code
    .replace(IMPORT_CALL, (call, file: string) => {
      const facade = facades.get(file);
      if (facade === undefined) return call;
      const members = facade.names.map(([exported, imported]) => `${exported}:e.${imported}`);
      return `import(\`./${facade.source}\`).then(e=>({${members.join(',')}}))`;
    })
    .replace(LISTED, (listed, file: string) => {
      const facade = facades.get(file);
      return facade === undefined ? listed : `"assets/${facade.source}"`;
    });
}

const EXPORTS = /export\{([^{}]*)\};?\s*$/u;

/**
 * A script that also exports one of its exports as default, so that a route can name it instead of a facade. Undefined
 * if it has another default export.
 */
export function withDefault(code: string, exported: string): string | undefined {
  const list = EXPORTS.exec(code)?.[1]?.split(',') ?? [];
  const [local] = list.find((item) => item.endsWith(` as ${exported}`) || item === exported)?.split(' ') ?? [];
  if (local === undefined) return undefined;
  const taken = list.find((item) => item.endsWith(' as default'));
  if (taken !== undefined) return taken === `${local} as default` ? code : undefined;
  return code.replace(EXPORTS, (_, names: string) => `export{${names},${local} as default};`);
}

const ROUTE_IMPORT = /import \* as (\w+) from "\/assets\/([\w.-]+\.js)";/gu;
const ENTRY_IMPORT = /import\("\/assets\/([\w.-]+\.js)"\);?\s*$/u;

/**
 * The start module of a page with the content of the small files that it imports: the facades of the page's routes, and
 * the entry of the application.
 *
 * @param codeOf the content of a script
 * @returns the module, and the names of the files that the page no longer needs
 */
export function inlineStart(
  source: string,
  facades: ReadonlyMap<string, Facade>,
  codeOf: (file: string) => string,
): { readonly source: string; readonly inlined: readonly string[] } {
  const inlined: string[] = [];
  const routes = source.replace(ROUTE_IMPORT, (statement, name: string, file: string) => {
    const facade = facades.get(file);
    if (facade === undefined) return statement;
    inlined.push(file);
    const imports = facade.names.map(([exported, imported]) => `${imported} as ${name}_${exported}`);
    const members = facade.names.map(([exported]) => `${exported}:${name}_${exported}`);
    return `import {${imports.join(',')}} from "/assets/${facade.source}"; const ${name}={${members.join(',')}};`;
  });
  const whole = routes.replace(ENTRY_IMPORT, (_, file: string) => {
    inlined.push(file);
    return codeOf(file).replaceAll('from"./', 'from"/assets/');
  });
  return { source: whole, inlined };
}

/** The script with the files of all routes. */
const MANIFEST = /^manifest-\w+\.js$/u;
const ROUTE_FILE = /"\/assets\/([\w.-]+\.js)"/gu;

/**
 * Lets the router load the chunks of the pages themselves: they get a default export, and the manifest names them.
 *
 * @param codes the scripts by file name, which are changed
 */
export function nameRoutes(codes: Map<string, string>, facades: ReadonlyMap<string, Facade>): void {
  const named = new Map<string, string>();
  for (const [file, { source, names }] of facades) {
    const [[exported, imported] = [], ...others] = names;
    const code = codes.get(source);
    if (code === undefined || imported === undefined || exported !== 'default' || others.length > 0) continue;
    const changed = withDefault(code, imported);
    if (changed === undefined) continue;
    codes.set(source, changed);
    named.set(file, source);
  }
  for (const [file, code] of codes) {
    if (!MANIFEST.test(file)) continue;
    codes.set(
      file,
      code.replace(ROUTE_FILE, (_, script: string) => `"/assets/${named.get(script) ?? script}"`),
    );
  }
}

/**
 * Applies {@link withoutFacades} and {@link nameRoutes} to the built scripts. The facades themselves stay: a visitor's
 * cache may hold scripts of the previous release that import them.
 */
export async function bypassFacades(): Promise<Scripts> {
  const files = (await filesIn(join(CLIENT, 'assets'))).filter((file) => file.endsWith('.js'));
  const scripts = await Promise.all(files.map(async (file) => ({ file, code: await readFile(file, 'utf8') })));
  const facades = new Map(
    scripts.flatMap(({ file, code }) => {
      const facade = facadeIn(code);
      return facade === undefined ? [] : [[basename(file), facade] as const];
    }),
  );
  const codes = new Map(scripts.map(({ file, code }) => [basename(file), withoutFacades(code, facades)]));
  nameRoutes(codes, facades);
  await Promise.all(
    scripts.map(async ({ file, code }) => {
      const changed = codes.get(basename(file)) ?? code;
      if (changed !== code) await writeFile(file, changed);
    }),
  );
  return { facades, codeOf: (file) => codes.get(file) ?? '' };
}
