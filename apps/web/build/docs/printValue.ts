import { Exact } from '@toolbox/core/exact';

const WIDTH = 72;
const MAX_ITEMS = 100;
const NAME = /^[A-Za-z_$][\w$]*$/u;

function quoted(text: string): string {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}

function group(open: string, items: readonly string[], close: string): string {
  const space = open.endsWith('{') ? ' ' : '';
  const line = `${open}${space}${items.join(', ')}${space}${close}`;
  if (items.length === 0) return `${open}${close}`;
  if (line.length <= WIDTH && !line.includes('\n')) return line;
  return `${open}\n${items.map((item) => `  ${item.replaceAll('\n', '\n  ')},`).join('\n')}\n${close}`;
}

function shortened(items: readonly string[]): readonly string[] {
  return items.length > MAX_ITEMS ? [...items.slice(0, MAX_ITEMS), '…'] : items;
}

/** A result as the reference writes it: a literal of the language, or the name of its class and what it holds. */
export function printValue(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `function ${value.name}`;
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
  if (value instanceof Exact) return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Set) return group('Set {', shortened([...value].map(printValue)), '}');
  if (value instanceof Map) {
    const entries = [...value].map(([key, held]) => `${printValue(key)} => ${printValue(held)}`);
    return group('Map {', shortened(entries), '}');
  }
  if (ArrayBuffer.isView(value)) {
    const items = Array.from(value as Uint8Array, String);
    return `new ${value.constructor.name}(${group('[', shortened(items), ']')})`;
  }
  if (Array.isArray(value)) return group('[', shortened(value.map(printValue)), ']');
  const fields = Object.entries(value).map(
    ([key, held]) => `${NAME.test(key) ? key : quoted(key)}: ${printValue(held)}`,
  );
  return group('{', shortened(fields), '}');
}
