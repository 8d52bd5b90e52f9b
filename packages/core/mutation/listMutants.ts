import { isNode, type Node, nodesIn, parseModule } from './syntaxTree.ts';

/** One small mistake in a source: what stands at a place, and what would stand there instead. */
export type Mutant = {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /** The whole line. */
  readonly text: string;
  readonly was: string;
  readonly replacement: string;
};

const OPERATORS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};
/** What exact numbers and `Math` call the same. */
const METHODS: Readonly<Record<string, string>> = {
  add: 'sub',
  sub: 'add',
  mul: 'div',
  div: 'mul',
  floor: 'ceil',
  ceil: 'floor',
  min: 'max',
  max: 'min',
};
/** A mutant that never ends shows nothing: what a loop asks and does after each round stays as it is. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  ForStatement: ['test', 'update'],
  WhileStatement: ['test'],
  DoWhileStatement: ['test'],
};

function childrenOf(node: Node): readonly Node[] {
  const left = LEFT_OUT[node.type] ?? [];
  return Object.entries(node).flatMap(([key, value]) => (left.includes(key) ? [] : nodesIn(value)));
}

/** The text at the place of a node, and what may stand there instead. */
function mistakesAt(node: Node, code: string): readonly (readonly [start: number, end: number, replacement: string])[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const other = OPERATORS[String(node['operator'])];
      const [left, right] = [node['left'], node['right']];
      if (other === undefined || !isNode(left) || !isNode(right)) return [];
      const start = code.indexOf(String(node['operator']), left.end);
      return [[start, start + String(node['operator']).length, other]];
    }
    case 'MemberExpression': {
      const property = node['property'];
      if (!isNode(property) || node['computed'] === true) return [];
      const other = METHODS[String(property['name'])];
      return other === undefined ? [] : [[property.start, property.end, other]];
    }
    case 'UnaryExpression':
      return ['!', '-'].includes(String(node['operator'])) ? [[node.start, node.start + 1, ' ']] : [];
    case 'ConditionalExpression': {
      const test = node['test'];
      return isNode(test) ? [[test.start, test.end, `!(${code.slice(test.start, test.end)})`]] : [];
    }
    case 'Literal': {
      if (typeof node['value'] !== 'number' && typeof node['value'] !== 'bigint') return [];
      return [
        [
          node.start,
          node.end,
          `(${code.slice(node.start, node.end)} + 1${typeof node['value'] === 'bigint' ? 'n' : ''})`,
        ],
      ];
    }
    default:
      return [];
  }
}

/**
 * Every mistake of one operator, method or number that somebody could make in a source.
 *
 * @param code a TypeScript module; types are left alone, and so are the conditions of loops
 */
export function listMutants(code: string): readonly Mutant[] {
  const found: Mutant[] = [];
  const visit = (node: Node): void => {
    if (node.type.startsWith('TS') && !('expression' in node)) return;
    for (const [start, end, replacement] of mistakesAt(node, code)) {
      const line = code.slice(0, start).split('\n').length;
      const text = code.split('\n')[line - 1] ?? '';
      found.push({ start, end, line, text, was: code.slice(start, end), replacement });
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseModule(code));
  return found;
}
