/** What a name is to somebody who imports it. */
export type DeclarationKind = 'function' | 'class' | 'constant' | 'type';

/** A name that a package makes public. */
export type Declaration = {
  readonly name: string;
  readonly kind: DeclarationKind;
  /** As the compiler wrote it, without `export declare`; overloads one below the other. */
  readonly text: string;
  /** The comment above it, without its marks. */
  readonly comment: string | undefined;
};

/** One thing that can be imported: the package, or one of its domains. */
export type Entry = {
  /** Such as `@toolbox/core/vat`. */
  readonly path: string;
  /** What the comment on top of its index says. */
  readonly comment: string | undefined;
  readonly declarations: readonly Declaration[];
  /** The codes of its failures, with the type of their facts. */
  readonly failures: readonly { readonly code: string; readonly facts: string }[];
};

/** Which entry a public value comes from. */
export type EntryOf = ReadonlyMap<string, string>;
