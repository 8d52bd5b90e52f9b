import { pathFrom, ROOT } from '../paths.ts';

/** The contents of one chunk: libraries by name; folders and files by their path in the repository. */
export type ChunkGroup = {
  readonly name: string;
  readonly libraries?: readonly string[];
  readonly paths: readonly string[];
  /** Without what these import, which may be more than the importing pages need. */
  readonly alone?: boolean;
  /** Inside of `paths`, but part of the importing chunk. */
  readonly except?: readonly string[];
};

/** A folder includes everything below it; `*` matches one path segment. */
function holds(pattern: string, file: string): boolean {
  const steps = file.split('/');
  const wanted = pattern.split('/');
  return wanted.every((step, at) => {
    const found = steps[at];
    if (found === undefined) return false;
    if (step === '*.ts') return found.endsWith('.ts') && steps.length === wanted.length;
    return step === '*' || step === found;
  });
}

/** What `lateStyles` appends to the name of a style sheet. */
const LATE_STYLE = /\.js\?late$/u;

/** The name of the npm package a module belongs to, in a store whose folders nest. */
function libraryOf(id: string): string | undefined {
  const [, inside] = /^.*\/node_modules\/(.+)$/u.exec(id) ?? [];
  return inside?.split('/', 1)[0];
}

/** A group in the form the bundler takes. */
export function bundlerGroup({ name, libraries = [], paths, alone = false, except = [] }: ChunkGroup) {
  return {
    name,
    includeDependenciesRecursively: !alone,
    test(id: string): boolean {
      // The chunks of every page are loaded before any late style is needed.
      const whole = alone ? id.replace(LATE_STYLE, '') : id;
      const [path = ''] = whole.split('?', 1);
      const library = libraryOf(path);
      // A module with a query is a copy for one importer, and stays in its chunk.
      if (path !== whole && !id.startsWith('\0')) return false;
      if (library !== undefined) return libraries.includes(library);
      const file = pathFrom(ROOT, path);
      return paths.some((held) => holds(held, file)) && !except.some((left) => holds(left, file));
    },
  };
}
