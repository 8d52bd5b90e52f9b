import { registry } from '../../registry/registry.ts';
import { plainPath } from '../../site/localPath.ts';
import { pageMessages } from '../../site/pageMessages.ts';
import type { PageChunk } from './loadChunk.ts';

/** The message chunks that a page needs before it can be shown. */
export function pageChunks(pathname: string): readonly PageChunk[] {
  const { chunks, metadata } = pageMessages(plainPath(pathname), registry);
  return metadata ? [...chunks, 'metadata'] : chunks;
}
