import { type ColumnKind, columnKinds } from './columnKinds.ts';

/** What was ordered or is aimed at is not what was bought. */
export const ORDERED = /주문|지정가|order|limit|(?<!\p{L})lmt(?!\p{L})|목표|target/iu;
/** The average of an order, or of all purchases so far. */
export const AVERAGE = /평균|평단|avg|average/iu;
const EXECUTED = /체결|약정|executed|filled/iu;
const BOUGHT = /매수/u;

/** Whether a column is what was executed by its name, and not what all purchases so far come to. */
export function isExecuted(name: string): boolean {
  return EXECUTED.test(name) || (BOUGHT.test(name) && !AVERAGE.test(name));
}

/** The columns whose heading names a kind; those of what was executed, where others are named as well. */
export function columnsOfKind(kind: ColumnKind, names: readonly string[]): readonly number[] {
  const named = [...names.entries()].filter(([, name]) => columnKinds(name).includes(kind));
  const placed = named.filter(([, name]) => !ORDERED.test(name));
  const executed = placed.filter(([, name]) => isExecuted(name));
  const found = [named, placed, executed].find((columns) => columns.length === 1) ?? named;
  return found.map(([at]) => at);
}

/** The columns whose heading names any of the kinds. */
export function columnsOfKinds(kinds: readonly ColumnKind[], names: readonly string[]): readonly number[] {
  const isMeant = (name: string) => columnKinds(name).some((kind) => kinds.includes(kind));
  return [...names.keys()].filter((at) => isMeant(names[at] as string));
}
