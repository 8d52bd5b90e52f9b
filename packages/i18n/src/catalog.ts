import type { FailureCode, FailureFacts } from '@toolbox/core';
import type { base as koBase } from './ko/base.ts';
import type { errors } from './ko/errors.ts';
import type { info } from './ko/info.ts';
import type { pages } from './ko/pages.ts';
import type { calculator } from './ko/tools/calculator.ts';
import type { code } from './ko/tools/code.ts';
import type { crypto } from './ko/tools/crypto.ts';
import type { image } from './ko/tools/image.ts';
import type { location } from './ko/tools/location.ts';
import type { string } from './ko/tools/string.ts';

export const LANGUAGES = ['ko', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'ko';

/** `localStorage` may hold anything: only a supported language counts. */
export function isLanguage(value: unknown): value is Language {
  return value === 'ko' || value === 'en';
}

/** What one page loads at once: `base` is part of every page, the others come with the pages that need them. */
export type Bundles = {
  readonly base: typeof koBase;
  readonly errors: { readonly errors: typeof errors };
  readonly pages: { readonly pages: typeof pages };
  readonly info: { readonly info: typeof info };
  readonly string: { readonly string: typeof string };
  readonly code: { readonly code: typeof code };
  readonly image: { readonly image: typeof image };
  readonly location: { readonly location: typeof location };
  readonly calculator: { readonly calculator: typeof calculator };
  readonly crypto: { readonly crypto: typeof crypto };
};
export type BundleName = keyof Bundles;

/** Every namespace of words; the Korean files are the shape. */
export type Catalog = Bundles['base'] &
  Bundles['errors'] &
  Bundles['pages'] &
  Bundles['info'] &
  Bundles['string'] &
  Bundles['code'] &
  Bundles['image'] &
  Bundles['location'] &
  Bundles['calculator'] &
  Bundles['crypto'];
export type Namespace = keyof Catalog;

/** A tool exists in words before it exists in code: its id is a key of the heads in `meta`. */
export type ToolId = keyof Catalog['meta']['tools'];
export type CategoryId = keyof Catalog['meta']['categories'];

/** The names between `{{` and `}}`, without a format behind a comma. */
export type Placeholders<Text> = Text extends `${string}{{${infer Inner}}}${infer Rest}`
  ? (Inner extends `${infer Name},${string}` ? Name : Inner) | Placeholders<Rest>
  : never;

type Branch = { readonly [key: string]: unknown };

/** Dotted paths to the sentences of a tree. A branch or a list is not a path. */
export type LeafPath<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Key
    : Tree[Key] extends readonly unknown[]
      ? never
      : Tree[Key] extends Branch
        ? `${Key}.${LeafPath<Tree[Key]>}`
        : never;
}[keyof Tree & string];

export type At<Tree, Path> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? At<Tree[Head], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path]
    : never;

type Values<Text> = { readonly [Name in Placeholders<Text>]: string | number };

/** Says a sentence: the path is checked, and so is every placeholder it has. */
export type Translate<Tree> = <Path extends LeafPath<Tree>>(
  path: Path,
  ...values: [Placeholders<At<Tree, Path>>] extends [never] ? [] : [values: Values<At<Tree, Path>>]
) => string;

/** A format may follow the name, so only the opening braces and the name are required. */
type Holds<Name extends string> = `${string}{{${Name}${string}}}${string}`;
type Intersected<Union> = (Union extends unknown ? (member: Union) => void : never) extends (member: infer All) => void
  ? All
  : never;
type HoldsAll<Name> = [Name] extends [never] ? string : Intersected<Name extends string ? Holds<Name> : never>;

/** What the English file must look like: the same tree, and in each sentence the same placeholders. */
export type Translated<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? HoldsAll<Placeholders<Tree[Key]>> : Translated<Tree[Key]>;
};

/** A sentence for every failure of the core, whose placeholders are facts of that failure. */
export type FailureSentences<Sentences> = {
  readonly [Code in FailureCode]: Code extends keyof Sentences
    ? Exclude<Placeholders<Sentences[Code]>, keyof FailureFacts[Code]> extends never
      ? string
      : { readonly 'a placeholder is not a fact of this failure': Placeholders<Sentences[Code]> }
    : string;
};
