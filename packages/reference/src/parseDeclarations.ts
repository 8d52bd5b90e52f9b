import { parseSync } from 'rolldown/utils';

type Parsed = ReturnType<typeof parseSync>;
export type Statement = Parsed['program']['body'][number];

/** A file of declarations, as a tree. */
export type ParsedFile = {
  readonly text: string;
  readonly statements: readonly Statement[];
  readonly comments: Parsed['comments'];
};

/** Reads a file of declarations. @throws Error where the file is not one: the compiler wrote it */
export function parseDeclarations(path: string, text: string): ParsedFile {
  const { program, comments, errors } = parseSync(path, text, { lang: 'dts' });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  return { text, statements: program.body, comments };
}

/** The comment that ends where a statement starts, with nothing between them. */
export function commentAbove({ text, comments }: ParsedFile, start: number): string | undefined {
  const above = comments.findLast((comment) => comment.end <= start);
  if (above === undefined || !above.value.startsWith('*')) return undefined;
  return text.slice(above.end, start).trim() === '' ? above.value.slice(1) : undefined;
}
