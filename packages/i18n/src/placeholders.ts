/** The names between `{{` and `}}`, without a format behind a comma. */
export type Placeholders<Text> = Text extends `${string}{{${infer Inner}}}${infer Rest}`
  ? (Inner extends `${infer Name},${string}` ? Name : Inner) | Placeholders<Rest>
  : never;
