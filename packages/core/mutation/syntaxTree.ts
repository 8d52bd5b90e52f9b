import { parseAst } from 'vitest/node';

export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
};

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** The nodes in a property of a node, which may also be a list or no node. */
export const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** The tree of a TypeScript module. */
export const parseModule = (code: string): Node => parseAst(code, { lang: 'ts' }) as unknown as Node;
