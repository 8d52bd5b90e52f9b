import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Declaration, DeclarationKind, Entry } from './declaration.ts';
import { commentAbove, type ParsedFile, parseDeclarations, type Statement } from './parseDeclarations.ts';

type Exported = Extract<Statement, { type: 'ExportNamedDeclaration' }>;

function parse(path: string): ParsedFile {
  return parseDeclarations(path, readFileSync(path, 'utf8'));
}

/** The declarations are named after what they were made from, or after what is built of it. */
function fileOf(from: string, source: string): string {
  return join(dirname(from), source.replace(/\.[jt]s$/u, '.d.ts'));
}

function kindAndName(statement: Exported): readonly [DeclarationKind, string] | undefined {
  const { declaration } = statement;
  switch (declaration?.type) {
    case 'TSDeclareFunction':
    case 'FunctionDeclaration':
      return ['function', declaration.id?.name ?? ''];
    case 'ClassDeclaration':
      return ['class', declaration.id?.name ?? ''];
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return ['type', declaration.id.name];
    case 'VariableDeclaration': {
      const [id] = declaration.declarations.map((declared) => declared.id);
      return ['constant', id?.type === 'Identifier' ? id.name : ''];
    }
    default:
      return undefined;
  }
}

/** What a file declares, by name. */
function declarationsOf(path: string): ReadonlyMap<string, Declaration> {
  const file = parse(path);
  const found = new Map<string, Declaration>();
  for (const statement of file.statements) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const [kind, name] = kindAndName(statement) ?? [];
    if (kind === undefined || name === undefined) continue;
    const written = file.text.slice(statement.start, statement.end).replace(/^export (?:declare )?/u, '');
    const earlier = found.get(name);
    found.set(name, {
      name,
      kind,
      text: earlier === undefined ? written : `${earlier.text}\n${written}`,
      comment: earlier?.comment ?? commentAbove(file, statement.start),
    });
  }
  return found;
}

/** What an index re-exports, from any files. */
function exportsOf(path: string): readonly Declaration[] {
  return parse(path).statements.flatMap((statement): readonly Declaration[] => {
    if (statement.type === 'ExportAllDeclaration') return exportsOf(fileOf(path, statement.source.value));
    if (statement.type !== 'ExportNamedDeclaration' || statement.source === null) {
      throw new Error(`${path}: an index only gives on what other files declare`);
    }
    const declared = declarationsOf(fileOf(path, statement.source.value));
    return statement.specifiers.map(({ local, exported }) => {
      const found = local.type === 'Identifier' ? declared.get(local.name) : undefined;
      if (found === undefined || exported.type !== 'Identifier' || exported.name !== found.name) {
        throw new Error(`${path}: ${exported.type === 'Identifier' ? exported.name : 'a name'} is not declared there`);
      }
      return found;
    });
  });
}

/** The files of declarations in a folder and below it, but for folders that are entries themselves. */
function declarationFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return path.endsWith('.d.ts') ? [path] : [];
    return existsSync(join(path, 'index.d.ts')) ? [] : declarationFiles(path);
  });
}

/** The failures that the files of an entry declare, anywhere in its folder. */
function failuresIn(folder: string): Entry['failures'] {
  return declarationFiles(folder).flatMap((path) => {
    const { text, statements } = parse(path);
    const members = statements
      .flatMap((statement) => (statement.type === 'TSModuleDeclaration' ? (statement.body?.body ?? []) : []))
      .flatMap((inner) =>
        inner.type === 'TSInterfaceDeclaration' && inner.id.name === 'FailureFacts' ? inner.body.body : [],
      );
    return members.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Literal' || !member.typeAnnotation) return [];
      const { start, end } = member.typeAnnotation.typeAnnotation;
      return [
        {
          code: String(member.key.value),
          facts: text
            .slice(start, end)
            .replaceAll(/\s*\/\*.*?\*\//gsu, '')
            .replaceAll(/\s+/gu, ' '),
        },
      ];
    });
  });
}

const byName =
  <Key extends string>(key: Key) =>
  (a: Readonly<Record<Key, string>>, b: Readonly<Record<Key, string>>) =>
    a[key] < b[key] ? -1 : 1;

/** Reads one entry of a package from the folder of its declarations; `domain` is empty for the package itself. */
export function readEntry(built: string, packageName: string, domain: string): Entry {
  const folder = join(built, domain);
  const index = join(folder, 'index.d.ts');
  const file = parse(index);
  const [first] = file.comments;
  return {
    path: domain === '' ? packageName : `${packageName}/${domain}`,
    comment: first?.value.startsWith('*') ? first.value.slice(1) : undefined,
    declarations: exportsOf(index).toSorted(byName('name')),
    failures: domain === '' ? [] : failuresIn(folder).toSorted(byName('code')),
  };
}
