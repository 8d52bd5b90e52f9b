/**
 * One real example of a tool, run by the browser tests in both languages: what to type and press, and what the result
 * must contain. Labels are message keys, `namespace:path`.
 */
export type Smoke = {
  readonly fill?: readonly {
    readonly label: string;
    /** The values of the label's placeholders, such as the number of a row. */
    readonly values?: Readonly<Record<string, number>>;
    readonly text: string;
  }[];
  readonly press?: readonly string[];
  /** Texts in the result card. */
  readonly expect: readonly string[];
  /** Whether Reset must leave the result empty again; some tools always show something. */
  readonly resets?: boolean;
};

export function defineSmoke(smoke: Smoke): Smoke {
  return smoke;
}
