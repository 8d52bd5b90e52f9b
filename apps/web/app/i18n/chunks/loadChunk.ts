import {
  type Chunk,
  hasMessages,
  type Language,
  type ListedMetadata,
  loadedChunks,
  loadMessages,
  loadToolMetadata,
  type ToolId,
} from '@toolbox/i18n';
import type { i18n as I18n } from 'i18next';
import { fetchFile } from '../../loading/fetchFile.ts';
import { registry } from '../../registry/registry.ts';
import { toolMetadataPath } from '../../site/toolMetadataPath.ts';

/** A chunk of messages, or the metadata of all tools, which the build writes as data. */
export type PageChunk = Chunk | 'metadata';

type MetadataById = Readonly<Record<ToolId, ListedMetadata>>;

async function loadMetadata(language: Language): Promise<MetadataById> {
  // The build reads the messages of all tools; a page fetches only the metadata that the build has extracted.
  if (import.meta.env.SSR) return loadToolMetadata(language);
  const response = await fetchFile(toolMetadataPath(language));
  const metadata = (await response.json()) as MetadataById;
  // An error has none, and the service worker of an earlier release none for the new tools of this page.
  if (registry.tools.some(({ id }) => !(id in metadata))) throw new TypeError(response.url);
  return metadata;
}

/** Whether a chunk has been loaded in a language. */
export function hasChunk(i18n: I18n, language: Language, chunk: PageChunk): boolean {
  return chunk === 'metadata' ? i18n.hasResourceBundle(language, 'metadata') : hasMessages(i18n, language, chunk);
}

/** Loads a chunk into the instance, once. Rejects when its file cannot be fetched. */
export async function loadChunk(i18n: I18n, language: Language, chunk: PageChunk): Promise<void> {
  if (chunk !== 'metadata') return loadMessages(i18n, language, chunk);
  if (hasChunk(i18n, language, chunk)) return;
  i18n.addResourceBundle(language, 'meta', { tools: await loadMetadata(language) }, true, true);
  // An empty namespace that only marks the metadata as loaded.
  i18n.addResourceBundle(language, 'metadata', {});
}

/** The chunks that have been loaded in a language, without the metadata of all tools. */
export function loadedPageChunks(i18n: I18n, language: Language): readonly Chunk[] {
  return loadedChunks(i18n, language).filter((chunk) => (chunk as PageChunk) !== 'metadata');
}
