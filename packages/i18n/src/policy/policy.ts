/** Facts side by side; the first cell names its row. */
export type PolicyTable = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A paragraph, a list of points, or a table. */
export type PolicyBlock = string | readonly string[] | PolicyTable;

export type PolicySection = {
  /** Part of the address of the section, so it never changes: `article-6`. */
  readonly id: string;
  /** `제6조`, `5.` */
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly PolicyBlock[];
};

/** A privacy policy in one language. Both languages are whole texts of their own, not translations of each other. */
export type Policy = {
  readonly title: string;
  /** Since when it holds, or when it was last changed. */
  readonly date: string;
  readonly intro: string;
  /** Names the list of sections. */
  readonly contents: string;
  readonly sections: readonly PolicySection[];
};
