import { bundlerGroup } from './chunkGroup.ts';
import { sharedChunks } from './sharedChunks.ts';
import { siteChunks } from './siteChunks.ts';
import { toolChunks } from './toolChunks.ts';

/**
 * Few chunks: code of every page, of every tool, and what several tools have in common; then, for each tool, what is
 * left of it. Without groups every combination of pages that share a module would be a file, most of them smaller than
 * the request for it. The first group that matches a module takes it.
 */
export const chunkGroups = [...[...siteChunks, ...sharedChunks].map(bundlerGroup), toolChunks];
