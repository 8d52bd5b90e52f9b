import { STARTED } from '../plugins/mergePartChunks.ts';
import type { BundlerManifest } from './messageFile.ts';

/**
 * The files that a page starts to load as soon as its own files run, besides those: the code of a tool's result, for
 * example. Named in the page, they are requested along with it instead of one round trip after it.
 *
 * @param files the paths of the scripts that the page names, as in the manifest
 */
export function startedFiles(manifest: BundlerManifest, files: readonly string[]): readonly string[] {
  const started = new Set<string>();
  const seen = new Set<string>();
  const add = (input: string) => {
    const chunk = manifest[input];
    if (chunk === undefined || seen.has(input)) return;
    seen.add(input);
    started.add(chunk.file);
    for (const next of chunk.imports ?? []) add(next);
    for (const next of chunk.dynamicImports ?? []) if (next.endsWith(STARTED)) add(next);
  };
  for (const [input, { file }] of Object.entries(manifest)) if (files.includes(file)) add(input);
  return [...started].filter((file) => file.endsWith('.js') && !files.includes(file));
}
