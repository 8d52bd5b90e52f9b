import type { base as koBase } from './ko/base.ts';
import type { errors } from './ko/errors.ts';
import type { info } from './ko/info.ts';
import type { inputNotices } from './ko/inputNotices.ts';
import type { pages } from './ko/pages.ts';
import type { palette } from './ko/palette.ts';
import type { messages as address } from './ko/shared/address.ts';
import type { messages as compare } from './ko/shared/compare.ts';
import type { messages as trade } from './ko/shared/trade.ts';
import type { tools } from './ko/tools.ts';
import type { Placeholders } from './placeholders.ts';
import type { ToolMetadata } from './toolMetadata.ts';

export const LANGUAGES = ['ko', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'ko';

/** `localStorage` may hold anything: only a supported language counts. */
export function isLanguage(value: unknown): value is Language {
  return value === 'ko' || value === 'en';
}

/** A tool exists in messages before it exists in code: its id is a key of the index of tools. */
export type ToolId = keyof typeof tools;

/** The message file of a tool; the Korean files define the type. */
type ToolFile<Id extends ToolId> = Awaited<ReturnType<(typeof tools)[Id]['load']>>;
/** The messages of each tool, by id. */
type ToolMessages = { readonly [Id in ToolId]: ToolFile<Id>['messages'] };

type LateFile<Messages> = { readonly late: () => Promise<{ readonly messages: Messages }> };
/** A tool with messages that its page does not wait for, such as its example and those of its result. */
type LateToolId = { [Id in ToolId]: ToolFile<Id> extends LateFile<unknown> ? Id : never }[ToolId];
/** The messages that load after the page of a tool, as the namespace `<id>/late`. */
type LateToolMessages = {
  readonly [Id in LateToolId as `${Id}/late`]: ToolFile<Id> extends LateFile<infer Messages> ? Messages : never;
};
export type LateToolChunk = keyof LateToolMessages;

/** Messages that several tools share, one chunk each. A tool declares in its manifest which of them it needs. */
export type SharedMessages = {
  readonly address: typeof address;
  readonly compare: typeof compare;
  readonly trade: typeof trade;
};
export type SharedName = keyof SharedMessages;

/** Every namespace of messages. */
export type Catalog = typeof koBase &
  SharedMessages &
  ToolMessages &
  LateToolMessages & {
    readonly errors: typeof errors;
    readonly pages: typeof pages;
    readonly info: typeof info;
    readonly inputNotices: typeof inputNotices;
    readonly palette: typeof palette;
  };
export type Namespace = keyof Catalog;
export type CategoryId = keyof Catalog['meta']['categories'];

/** The namespaces every page needs; they come in one chunk. */
export type BaseNamespace = keyof typeof koBase;
/** The unit of loading: `base`, or one other namespace. */
export type Chunk = 'base' | Exclude<Namespace, BaseNamespace>;

type Branch = { readonly [key: string]: unknown };

/** Dotted paths to the messages of a tree, excluding branches and lists. */
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

/** Translates a path; the compiler checks the path and its placeholders. */
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

/** The type of the English file: the same tree, with the same placeholders in each message. */
export type Translated<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? HoldsAll<Placeholders<Tree[Key]>> : Translated<Tree[Key]>;
};

/** An English tool has late messages where the Korean one has. */
type TranslatedLate<Id extends ToolId> =
  ToolFile<Id> extends LateFile<infer Messages> ? LateFile<Translated<Messages>> : unknown;

/** The type of the English index of tools: an entry for each Korean one. */
export type ToolIndex = {
  readonly [Id in ToolId]: {
    readonly name: string;
    readonly load: () => Promise<
      { readonly metadata: ToolMetadata; readonly messages: Translated<ToolMessages[Id]> } & TranslatedLate<Id>
    >;
  };
};
