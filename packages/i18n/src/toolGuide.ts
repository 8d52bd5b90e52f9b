/**
 * A law, a standard or a document that a tool follows, named so that a reader can find it, with its date if it has
 * one.
 */
export type GuideSource = { readonly name: string; readonly url?: string };

/** A question that people really ask of a tool, and its whole answer. */
export type GuideQuestion = { readonly question: string; readonly answer: string };

/**
 * The text below a tool: its method, its sources and common questions. It is part of the prerendered page and of no
 * script, so it consists of plain sentences without placeholders and markup.
 */
export type ToolGuide = {
  /** The day on which every statement was last compared with the code and the sources, `YYYY-MM-DD`. */
  readonly checked: string;
  /** How the tool gets its result; one paragraph per entry. */
  readonly how: readonly string[];
  readonly sources: readonly GuideSource[];
  /** Three to five. */
  readonly questions: readonly GuideQuestion[];
};

/** The headings of every guide. */
export type GuideLabels = {
  readonly how: string;
  readonly sources: string;
  readonly checked: string;
  readonly questions: string;
  readonly related: string;
};

/** A guide with its headings, as a page shows it. */
export type GuidePage = ToolGuide & { readonly labels: GuideLabels };
