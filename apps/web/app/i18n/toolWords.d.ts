/** Made by the build: the words of each tool and what is said of it, a file each; and what is said of all of them. */
declare module 'virtual:tool-words' {
  type ByLanguage<Value> = Readonly<Record<'ko' | 'en', Value>>;
  type ToolModule = { readonly words: object; readonly head: object };
  export const toolWords: ByLanguage<Readonly<Record<string, () => Promise<ToolModule>>>>;
  export const heads: ByLanguage<() => Promise<{ readonly heads: object }>>;
}
