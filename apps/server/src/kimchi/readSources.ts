import type { Reading, Source } from '../rest/createSource.ts';

export type Named<Value> = readonly [name: string, source: Source<Value>];

/** The response of a source: the current one, or its last one. */
export type SourceResponse<Value> = {
  readonly name: string;
  readonly reading: Reading<Value>;
  readonly isNow: boolean;
};

export type Timeouts = {
  /** For all sources together. */
  readonly responseMs: number;
  /**
   * For a source that was too slow before, until it responds in time again, so that the next visitor does not wait
   * for it too.
   */
  readonly lateMs: number;
};

/**
 * Calls sources in parallel, regardless of how many hang: ends when `isEnough`, when all have responded or failed, or
 * on timeout. A pending call of a slow source continues, and its response is available for the next call.
 *
 * @param late names of sources that were too slow before; updated
 * @param isEnough receives the current values, with the names of pending sources
 * @returns current responses in the order of the sources, then earlier responses of the others
 */
export async function readSources<Value>(
  sources: readonly Named<Value>[],
  late: Set<string>,
  { responseMs, lateMs }: Timeouts,
  isEnough: (responses: readonly SourceResponse<Value>[], awaited: ReadonlySet<string>) => boolean,
): Promise<readonly SourceResponse<Value>[]> {
  const now = new Map<string, Reading<Value>>();
  const awaited = new Set(sources.map(([name]) => name));
  const responses = () =>
    sources.flatMap(([name]): readonly SourceResponse<Value>[] => {
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
      if (awaited.size === 0 || isEnough(responses(), awaited)) end();
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
    timers.push(setTimeout(giveUp, lateMs, [...late]), setTimeout(giveUp, responseMs, [...awaited]));
    look();
  });

  const older = sources.flatMap(([name, source]): readonly SourceResponse<Value>[] => {
    const reading = source.last();
    return now.has(name) || reading === undefined ? [] : [{ name, reading, isNow: false }];
  });
  return [...responses(), ...older];
}
