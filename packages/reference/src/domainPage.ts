import type { Declaration, Entry, EntryOf } from './declaration.ts';
import { docComment } from './docComment.ts';
import { exampleImports } from './exampleImports.ts';

const HEADINGS = [
  ['Functions', ['function']],
  ['Classes', ['class']],
  ['Types', ['type']],
  ['Constants', ['constant']],
] as const;

/** A link in a comment is a name. A line of the comment may end within the link. */
function plain(text: string): string {
  return text.replaceAll(/\{@link\s+([^}]+)\}/gu, '`$1`');
}

const code = (text: string) => `\`\`\`ts\n${text}\n\`\`\``;

function list(title: string, items: readonly string[]): readonly string[] {
  if (items.length === 0) return [];
  if (items.length === 1) return [`${title}: ${plain(items.join(''))}`];
  return [`${title}:\n\n${items.map((item) => `- ${plain(item)}`).join('\n')}`];
}

function describe({ name, text, comment = '' }: Declaration, entryOf: EntryOf): string {
  const doc = docComment(comment);
  const examples = doc.examples.map((example) => code(`${exampleImports([example], entryOf)}\n\n${example}`));
  return [
    `### ${name}`,
    plain(doc.text),
    code(text),
    doc.parameters.map((parameter) => `- \`${parameter.name}\`: ${plain(parameter.text)}`).join('\n'),
    ...list('Returns', doc.returns),
    ...list('Throws', doc.throws),
    ...examples,
    ...list('Source', doc.sources),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** One page of the reference: what a domain makes public, made of its comments. */
export function domainPage({ path, comment = '', declarations, failures }: Entry, entryOf: EntryOf): string {
  const sections = HEADINGS.flatMap(([title, kinds]) => {
    const found = declarations.filter(({ kind }) => kinds.some((wanted) => wanted === kind));
    return found.length === 0 ? [] : [`## ${title}`, ...found.map((declaration) => describe(declaration, entryOf))];
  });
  const rows = failures.map((failure) => `| \`${failure.code}\` | \`${failure.facts.replaceAll('|', '\\|')}\` |`);
  const table = rows.length === 0 ? [] : ['## Failures', ['| Code | Facts |', '| --- | --- |', ...rows].join('\n')];
  return `${[`# ${path}`, plain(docComment(comment).text), ...sections, ...table].join('\n\n')}\n`;
}
