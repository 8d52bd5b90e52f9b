/** The names between `{{` and `}}`, without the format after a comma. */
export type Placeholders<Text> = Text extends `${string}{{${infer Inner}}}${infer Rest}`
  ? (Inner extends `${infer Name},${string}` ? Name : Inner) | Placeholders<Rest>
  : never;
