const IMPORT = /import \{ (.+) \} from '(.+)';/gu;

/** The imports of several examples for one module, each name once. */
export function joinedImports(imports: readonly string[]): readonly string[] {
  const lines = imports.flatMap((text) =>
    [...text.matchAll(IMPORT)].flatMap(([, names = '', path = '']) =>
      names.split(', ').map((name) => `import { ${name} } from '${path}';`),
    ),
  );
  return [...new Set(lines)];
}
