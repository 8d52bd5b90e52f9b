/** The texts around the reference of the core. Names, signatures and comments are English in both languages. */
export type ReferenceLabels = {
  readonly name: string;
  readonly description: string;
  readonly keywords: string;
  readonly intro: readonly string[];
  /** Holds `{{entry}}` and `{{summary}}`. */
  readonly entryDescription: string;
  readonly entries: string;
  readonly contents: string;
  readonly functions: string;
  readonly types: string;
  readonly constants: string;
  readonly failures: string;
  readonly parameters: string;
  readonly returns: string;
  readonly throws: string;
  readonly source: string;
  readonly example: string;
  readonly tools: string;
  /** Holds `{{name}}`, the function of an example. */
  readonly play: string;
  readonly result: string;
  readonly badNumber: string;
  readonly badWhole: string;
};
