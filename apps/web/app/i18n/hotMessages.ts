import type { i18n as I18n } from 'i18next';

export const HOT_MESSAGES = 'toolbox:messages';

/** An edited message file: its URL, its language and its name. */
export type HotMessages = { readonly url: string; readonly language: string; readonly name: string };

type Messages = Readonly<Record<string, unknown>>;

/**
 * Replaces the messages of an edited file; the page updates at once.
 *
 * A file of a tool, or a shared one, exports `messages` and possibly `metadata`; a site-wide one exports its namespace
 * under the name of the file, and the index the names of the tools.
 */
export function replaceMessages(i18n: I18n, { language, name }: HotMessages, module: Messages): void {
  const add = (namespace: string, messages: unknown) =>
    i18n.addResourceBundle(language, namespace, messages, true, true);
  const { messages, metadata } = module;
  if (name === 'tools') add('meta', { tools: module['tools'] });
  else if (messages === undefined) add(name, module[name]);
  else add(name, messages);
  if (metadata !== undefined) add('meta', { tools: { [name]: metadata } });
}

/** In development, applies edits of messages to the open page; typed text is kept. */
export function followEdits(i18n: I18n): void {
  import.meta.hot?.on(HOT_MESSAGES, async (edited: HotMessages) => {
    // Only loaded messages are replaced; the rest is loaded when it is needed.
    if (edited.name !== 'tools' && !i18n.hasResourceBundle(edited.language, edited.name)) return;
    replaceMessages(i18n, edited, (await import(/* @vite-ignore */ edited.url)) as Messages);
  });
}
