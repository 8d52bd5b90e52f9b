import type { Reading, Source } from '../rest/createSource.ts';

export type Named<Value> = readonly [name: string, source: Source<Value>];

/** What a source answered: now, or the last time it did. */
export type SourceAnswer<Value> = { readonly name: string; readonly reading: Reading<Value>; readonly isNow: boolean };

export type Patience = {
  /** For all sources together. */
  readonly answerMs: number;
  /** For one that was too late before, until it answers in time again: the next visitor does not pay for it too. */
  readonly lateMs: number;
};

/**
 * Asks sources side by side, however many hang: ends when `isEnough`, when all have answered or failed, or when patience
 * does. A source that is too late goes on being asked, and what it says then is there for the next question.
 *
 * @param late names of sources that were too late before; kept up to date
 * @param isEnough looks at what is there, with the names of those still awaited
 * @returns what was said now in the order of the sources, then what others said before
 */
export async function askSources<Value>(
  sources: readonly Named<Value>[],
  late: Set<string>,
  { answerMs, lateMs }: Patience,
  isEnough: (answers: readonly SourceAnswer<Value>[], awaited: ReadonlySet<string>) => boolean,
): Promise<readonly SourceAnswer<Value>[]> {
  const now = new Map<string, Reading<Value>>();
  const awaited = new Set(sources.map(([name]) => name));
  const answers = () =>
    sources.flatMap(([name]): readonly SourceAnswer<Value>[] => {
      const reading = now.get(name);
      return reading === undefined ? [] : [{ name, reading, isNow: true }];
    });

  await new Promise<void>((resolve) => {
    const timers: NodeJS.Timeout[] = [];
    const end = () => {
      for (const timer of timers) clearTimeout(timer);
      resolve();
    };
    const look = () => {
      if (awaited.size === 0 || isEnough(answers(), awaited)) end();
    };
    const giveUp = (names: readonly string[]) => {
      for (const name of names) if (awaited.delete(name)) late.add(name);
      look();
    };
    for (const [name, source] of sources) {
      source.read().then(
        (reading) => {
          now.set(name, reading);
          late.delete(name);
          awaited.delete(name);
          look();
        },
        () => {
          awaited.delete(name);
          look();
        },
      );
    }
    timers.push(setTimeout(giveUp, lateMs, [...late]), setTimeout(giveUp, answerMs, [...awaited]));
    look();
  });

  const older = sources.flatMap(([name, source]): readonly SourceAnswer<Value>[] => {
    const reading = source.last();
    return now.has(name) || reading === undefined ? [] : [{ name, reading, isNow: false }];
  });
  return [...answers(), ...older];
}
