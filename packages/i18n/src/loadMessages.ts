import type { i18n as I18n } from 'i18next';
import type { Chunk, Language, LateToolChunk, Namespace, ToolId } from './catalog.ts';
import type { ListedMetadata, ToolMetadata } from './toolMetadata.ts';

type Messages = Readonly<Record<string, unknown>>;
type ToolModule = {
  readonly metadata: ToolMetadata;
  readonly messages: Messages;
  readonly late?: () => Promise<{ readonly messages: Messages }>;
};
/** Chunks that belong to no tool. */
type SiteChunk = Exclude<Chunk, ToolId | LateToolChunk>;
type ToolLoaders = Readonly<Record<ToolId, { readonly name: string; readonly load: () => Promise<ToolModule> }>>;

/** The index of tools is part of the chunk that every page has. */
const toolIndexes: Readonly<Record<Language, () => Promise<ToolLoaders>>> = {
  ko: () => import('./ko/base.ts').then(({ tools }) => tools),
  en: () => import('./en/base.ts').then(({ tools }) => tools),
};

/**
 * Literal imports, so that the bundler creates one chunk for each namespace and language: a page loads only its own
 * language.
 */
const loaders: Readonly<Record<Language, Readonly<Record<SiteChunk, () => Promise<Messages>>>>> = {
  ko: {
    base: () => import('./ko/base.ts').then((module) => module.base),
    errors: () => import('./ko/errors.ts').then(({ errors }) => ({ errors })),
    pages: () => import('./ko/pages.ts').then(({ pages }) => ({ pages })),
    info: () => import('./ko/info.ts').then(({ info }) => ({ info })),
    inputNotices: () => import('./ko/inputNotices.ts').then(({ inputNotices }) => ({ inputNotices })),
    palette: () => import('./ko/palette.ts').then(({ palette }) => ({ palette })),
    address: () => import('./ko/shared/address.ts').then(({ messages }) => ({ address: messages })),
    compare: () => import('./ko/shared/compare.ts').then(({ messages }) => ({ compare: messages })),
    trade: () => import('./ko/shared/trade.ts').then(({ messages }) => ({ trade: messages })),
  },
  en: {
    base: () => import('./en/base.ts').then((module) => module.base),
    errors: () => import('./en/errors.ts').then(({ errors }) => ({ errors })),
    pages: () => import('./en/pages.ts').then(({ pages }) => ({ pages })),
    info: () => import('./en/info.ts').then(({ info }) => ({ info })),
    inputNotices: () => import('./en/inputNotices.ts').then(({ inputNotices }) => ({ inputNotices })),
    palette: () => import('./en/palette.ts').then(({ palette }) => ({ palette })),
    address: () => import('./en/shared/address.ts').then(({ messages }) => ({ address: messages })),
    compare: () => import('./en/shared/compare.ts').then(({ messages }) => ({ compare: messages })),
    trade: () => import('./en/shared/trade.ts').then(({ messages }) => ({ trade: messages })),
  },
};

/** The suffix of the id of a tool in the name of the chunk with its late messages. */
const LATE = '/late';

function isOfSite(chunk: Chunk): chunk is SiteChunk {
  return chunk in loaders.ko;
}

async function loadNamespaces(language: Language, chunk: Chunk): Promise<Messages> {
  if (isOfSite(chunk)) return loaders[language][chunk]();
  const index = await toolIndexes[language]();
  const { metadata, messages, late } = await index[chunk.replace(LATE, '') as ToolId].load();
  if (chunk.endsWith(LATE)) return { [chunk]: (await late?.())?.messages ?? {} };
  return { [chunk]: messages, meta: { tools: { [chunk]: metadata } } };
}

/** Whether a chunk of messages has been loaded in a language. */
export function hasMessages(i18n: I18n, language: Language, chunk: Chunk): boolean {
  return i18n.hasResourceBundle(language, chunk === 'base' ? 'common' : chunk);
}

/** The chunks that have been loaded in a language. */
export function loadedChunks(i18n: I18n, language: Language): readonly Chunk[] {
  const namespaces = Object.keys(i18n.getDataByLanguage(language) ?? {}) as Namespace[];
  return namespaces.flatMap((namespace): readonly Chunk[] => {
    if (namespace === 'common') return ['base'];
    return namespace === 'meta' || namespace === 'shell' ? [] : [namespace];
  });
}

/** Loads a chunk of messages into the instance, once. Rejects when its file cannot be fetched. */
export async function loadMessages(i18n: I18n, language: Language, chunk: Chunk): Promise<void> {
  if (hasMessages(i18n, language, chunk)) return;
  for (const [namespace, messages] of Object.entries(await loadNamespaces(language, chunk))) {
    // Merged: the names of the tools are in `base`, the rest of the metadata of a tool in its own chunk.
    i18n.addResourceBundle(language, namespace, messages, true, true);
  }
}

/** Every chunk of messages there is. It loads the messages of all tools: for tests, not for pages. */
export async function allChunks(): Promise<readonly Chunk[]> {
  const index = Object.entries(await toolIndexes.ko()) as readonly [ToolId, ToolLoaders[ToolId]][];
  const ofTools = index.map(async ([id, { load }]): Promise<readonly Chunk[]> => {
    const { late } = await load();
    return late === undefined ? [id] : [id, `${id}${LATE}` as LateToolChunk];
  });
  return [...(Object.keys(loaders.ko) as SiteChunk[]), ...(await Promise.all(ofTools)).flat()];
}

/**
 * The metadata of every tool besides its name, by id. It loads the messages of all tools: for the build, not for
 * pages.
 */
export async function loadToolMetadata(language: Language): Promise<Readonly<Record<ToolId, ListedMetadata>>> {
  const index = await toolIndexes[language]();
  const others = await toolIndexes[language === 'ko' ? 'en' : 'ko']();
  const entries = Object.entries(index).map(async ([id, { load }]) => {
    const { metadata } = await load();
    const other = others[id as ToolId];
    const search = [metadata.also, other.name, (await other.load()).metadata.also].join(', ');
    return [id, { ...metadata, search }] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<ToolId, ListedMetadata>;
}
