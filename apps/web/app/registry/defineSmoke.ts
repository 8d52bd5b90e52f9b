/**
 * One true example of a tool, played by the browser tests in both languages: what to type and press, and what must then
 * be read in the result. Labels are paths into the catalogs, `namespace:path`.
 */
export type Smoke = {
  readonly fill?: readonly {
    readonly label: string;
    /** What the sentence of the label needs, such as the number of a row. */
    readonly values?: Readonly<Record<string, number>>;
    readonly text: string;
  }[];
  readonly press?: readonly string[];
  /** Texts of the result card. */
  readonly expect: readonly string[];
  /** Whether Reset must leave the result empty again; some tools always show something. */
  readonly resets?: boolean;
};

export function defineSmoke(smoke: Smoke): Smoke {
  return smoke;
}
