/** A break that a text names after hours or times of work. */
export type NamedBreak = {
  /** What comes before it. */
  readonly work: string;
  /** Its minutes, or the times between which it is. */
  readonly length: number | string;
  /** Whether the hours before it are said to include it. */
  readonly isIncluded: boolean;
};

const MINUTES = 60;

/** (휴게 1시간), 휴게시간 60분 제외, (휴게시간 : 12시 00분 ~ 13시 00분), (1 hour break). */
const BREAK =
  /,? ?\(?(?:(?:휴게|휴식|점심)(?: ?시간)?[ :]{0,3}(?:(?<korean>\d{1,3}(?:\.5)? ?(?:시간|분) ?)|(?<times>\d[\d:시분부터까지에서 ~-]{2,30}))(?:별도|제외|[미불]포함|(?<included>포함))?|(?<english>\d{1,3}(?:\.5)?[ -]?(?:h|hours?|min|minutes?)) break)\)?$/iu;

/**
 * The break that a text names at its end; undefined where it names none.
 *
 * @param plain in plain characters, with single spaces
 * @example namedBreak('09:00~18:00 (휴게 1시간)') // { work: '09:00~18:00', length: 60, isIncluded: false }
 */
export function namedBreak(plain: string): NamedBreak | undefined {
  const { korean, english, times, included } = BREAK.exec(plain)?.groups ?? {};
  const length = korean ?? english ?? times;
  if (length === undefined) return undefined;
  const minutes = Number.parseFloat(length) * (/시간|h/iu.test(length) ? MINUTES : 1);
  return {
    work: plain.replace(BREAK, ''),
    length: length === times ? times.trim() : minutes,
    isIncluded: included !== undefined,
  };
}
