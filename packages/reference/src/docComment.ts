/** A comment of the reference, taken apart. */
export type DocComment = {
  /** What it says before its first tag, without the stars; paragraphs are separated by empty lines. */
  readonly text: string;
  readonly parameters: readonly { readonly name: string; readonly text: string }[];
  readonly returns: readonly string[];
  readonly throws: readonly string[];
  /** Laws, standards and other sources. */
  readonly sources: readonly string[];
  /** Code that runs. */
  readonly examples: readonly string[];
};

/** A tag is at the start of a line; that of an example also after the sentence of a one-line comment. */
const TAG = /(?:^|\n)@(param|returns|throws|see|example)(?= |\n|$)|(?<=[.!?)`]) @(example)(?= )/gu;

function withoutStars(comment: string): string {
  return comment
    .split('\n')
    .map((line, index) => (index === 0 ? line.trimStart() : line.replace(/^\s*\* ?/u, '')).trimEnd())
    .join('\n')
    .trim();
}

/** One line of what the author broke at the margin. */
function flowed(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/gu, ' ');
}

function parameterOf(text: string): DocComment['parameters'][number] {
  const [, name = '', rest = ''] = /^(\S+)(?: (?:- )?(.*))?$/u.exec(flowed(text)) ?? [];
  return { name, text: rest };
}

/** Parses the comment above a declaration, without its marks. */
export function docComment(comment: string): DocComment {
  const text = withoutStars(comment);
  const tags = Array.from(text.matchAll(TAG), (match) => ({
    tag: match[1] ?? match[2] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
  const bodies = tags.map(({ tag, end }, index) => ({ tag, body: text.slice(end, tags[index + 1]?.start) }));
  const tagged = (wanted: string) => bodies.filter(({ tag }) => tag === wanted).map(({ body }) => body);
  return {
    text: text.slice(0, tags[0]?.start).trim(),
    parameters: tagged('param').map(parameterOf),
    returns: tagged('returns').map(flowed),
    throws: tagged('throws').map(flowed),
    sources: tagged('see').map(flowed),
    examples: tagged('example').map((body) => body.trim()),
  };
}
