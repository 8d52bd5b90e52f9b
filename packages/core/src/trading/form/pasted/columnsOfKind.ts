import { type ColumnKind, columnKinds } from './columnKinds.ts';

/** What was ordered or is aimed at is not what was bought. */
const ORDERED = /주문|order|목표|target/iu;
const EXECUTED = /체결|약정|매수|평균|executed|filled|avg|average/iu;

/** The columns whose heading names a kind; those of what was executed, where others are named as well. */
export function columnsOfKind(kind: ColumnKind, names: readonly string[]): readonly number[] {
  const named = [...names.entries()].filter(([, name]) => columnKinds(name).includes(kind));
  const placed = named.filter(([, name]) => !ORDERED.test(name));
  const executed = placed.filter(([, name]) => EXECUTED.test(name));
  const found = [named, placed, executed].find((columns) => columns.length === 1) ?? named;
  return found.map(([at]) => at);
}
