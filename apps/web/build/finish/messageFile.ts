import type { Chunk, Language } from '@toolbox/i18n';

/** The bundler's manifest: the output of each input, and the inputs that it imports. */
export type BundlerManifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: readonly string[]; readonly dynamicImports?: readonly string[] }
  >
>;

/** The URL of the built file of a message chunk. */
export function messageFile(manifest: BundlerManifest, chunk: Chunk, language: Language): string {
  const sources = ['', 'shared/', 'tools/'].map((folder) => `/i18n/src/${language}/${folder}${chunk}.ts`);
  const [, entry] = Object.entries(manifest).find(([input]) => sources.some((source) => input.endsWith(source))) ?? [];
  if (entry === undefined) throw new Error(`The build has no file for the messages "${chunk}" in ${language}.`);
  return `/${entry.file}`;
}
