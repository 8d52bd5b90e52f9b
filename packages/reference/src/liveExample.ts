import { parseSync } from 'rolldown/utils';

/** What a visitor may put in the place of a value of an example. */
export type LiveValue = {
  /** What the code calls the value: a parameter, a property or a variable. */
  readonly label: string;
  readonly kind: 'text' | 'number' | 'bigint' | 'choice';
  /** As the example has it. */
  readonly text: string;
};

/** An example whose values can be replaced. */
export type LiveExample = {
  readonly values: readonly LiveValue[];
  /** The body of a function of `values`, an array of them, that returns what the example shows. */
  readonly body: string;
};

/** The names of the parameters of public functions. */
export type ParametersOf = ReadonlyMap<string, readonly string[]>;

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;
type Found = LiveValue & { readonly start: number; readonly end: number };

/** An example with more values is read, not played with. */
const MAX_VALUES = 8;
/** Values in there are no input of the function: settings of the platform, and code of the caller. */
const FIXED = new Set(['NewExpression', 'ArrowFunctionExpression', 'TemplateLiteral']);

/** A field of a page drops or hides these, and the example would give another result. */
const NOT_TYPED = /[^\P{C}\n\t]/u;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { readonly type?: unknown }).type === 'string';
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined;
}

function literal(node: Node, code: string): Omit<LiveValue, 'label'> | undefined {
  const negative = node.type === 'UnaryExpression' && node['operator'] === '-' && isNode(node['argument']);
  const inner = negative ? (node['argument'] as Node) : node;
  if (inner.type !== 'Literal' || 'regex' in inner) return undefined;
  const { value } = inner;
  const digits = code.slice(node.start, node.end).replaceAll('_', '');
  if (typeof value === 'number') return { kind: 'number', text: digits };
  if (typeof value === 'bigint') return { kind: 'bigint', text: digits.replace(/n$/u, '') };
  if (typeof value === 'string') return NOT_TYPED.test(value) ? undefined : { kind: 'text', text: value };
  return typeof value === 'boolean' ? { kind: 'choice', text: String(value) } : undefined;
}

/** The values in a piece of code, each with what the code around it calls it. */
function valuesIn(node: Node, label: string, code: string, parametersOf: ParametersOf): readonly Found[] {
  const found = literal(node, code);
  if (found !== undefined) return [{ ...found, label, start: node.start, end: node.end }];
  const inside = (child: unknown, name: string): readonly Found[] =>
    isNode(child) ? valuesIn(child, name, code, parametersOf) : [];
  if (node.type === 'MemberExpression') return inside(node['object'], label);
  if (node.type === 'CallExpression') {
    const { callee } = node;
    const parameters = parametersOf.get(nameOf(callee) ?? '') ?? [];
    const given = node['arguments'] as readonly unknown[];
    return [
      ...inside(callee, label),
      ...given.flatMap((argument, index) => inside(argument, parameters[index] ?? label)),
    ];
  }
  if (node.type === 'Property') return inside(node['value'], nameOf(node['key']) ?? label);
  if (node.type === 'VariableDeclarator') return inside(node['init'], nameOf(node['id']) ?? label);
  if (FIXED.has(node.type)) return [];
  return Object.values(node).flatMap((child) =>
    (Array.isArray(child) ? child : [child]).flatMap((one) => inside(one, label)),
  );
}

/** Distinguishes values of one name: `price`, `price 2`. */
function numbered(values: readonly Found[]): readonly Found[] {
  const seen = new Map<string, number>();
  return values.map((value) => {
    const count = (seen.get(value.label) ?? 0) + 1;
    seen.set(value.label, count);
    return count === 1 ? value : { ...value, label: `${value.label} ${count}` };
  });
}

/**
 * Makes an example playable: each text, number and boolean that it hands to a function becomes a value that can be
 * replaced. Undefined where there is none, where there are too many, and where the example does not end with an
 * expression.
 */
export function liveExample(code: string, parametersOf: ParametersOf): LiveExample | undefined {
  const { program } = parseSync('example.ts', code, { lang: 'ts' });
  const statements = program.body as unknown as readonly Node[];
  const last = statements.at(-1);
  if (last?.type !== 'ExpressionStatement' || !isNode(last['expression'])) return undefined;
  const found = numbered(statements.flatMap((statement) => valuesIn(statement, 'value', code, parametersOf)));
  if (found.length === 0 || found.length > MAX_VALUES) return undefined;
  const { start, end } = last['expression'];
  const edits = [
    ...found.map((value, index) => ({ start: value.start, end: value.end, text: `values[${index}]` })),
    { start, end: start, text: 'return ' },
  ].toSorted((a, b) => a.start - b.start || a.end - b.end);
  const shown = code.slice(0, end);
  const body = edits.reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), shown);
  return { values: found.map(({ label, kind, text }) => ({ label, kind, text })), body };
}
