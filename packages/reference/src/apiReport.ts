import type { Entry } from './declaration.ts';
import { parseDeclarations } from './parseDeclarations.ts';
import type { PublicPackage } from './readPackage.ts';

/** A declaration without the comments inside of it: what they say may change without a release. */
function withoutComments(text: string): string {
  const { comments } = parseDeclarations('declaration.d.ts', `export declare ${text}`);
  const before = 'export declare '.length;
  return comments
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start - before) + left.slice(end - before), text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

function section({ path, declarations, failures }: Entry): string {
  const lines = [
    ...declarations.map(({ text }) => withoutComments(text)),
    ...failures.map(({ code, facts }) => `failure '${code}': ${facts};`),
  ];
  return `## ${path}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
}

/** Everything public of a package in one text, in an order that depends on names alone. */
export function apiReport({ name, entries }: PublicPackage): string {
  const head = `# What ${name} makes public

Written by \`pnpm reference\`; a test compares it with the code. A line that changes here changes for others, too: it comes with a changeset
(\`pnpm changeset\`).
`;
  return [head, ...entries.map(section)].join('\n');
}
