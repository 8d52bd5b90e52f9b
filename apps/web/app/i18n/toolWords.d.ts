/** Made by the build: the words of each tool, a file each. */
declare module 'virtual:tool-words' {
  export const toolWords: Readonly<
    Record<'ko' | 'en', Readonly<Record<string, () => Promise<{ readonly default: object }>>>>
  >;
}
