import type { i18n as I18n } from 'i18next';

export const HOT_MESSAGES = 'toolbox:messages';

/** A file of messages that was edited: where it is now, of which language, and its name. */
export type HotMessages = { readonly url: string; readonly language: string; readonly name: string };

type Messages = Readonly<Record<string, unknown>>;

/**
 * Puts an edited file of messages in place of the one before; the page shows it at once.
 *
 * A file of a tool, or one that some share, holds `messages` and perhaps a `head`; one of the whole site holds its
 * namespace under the name of the file, and the index the names of the tools.
 */
export function replaceMessages(i18n: I18n, { language, name }: HotMessages, module: Messages): void {
  const add = (namespace: string, messages: unknown) =>
    i18n.addResourceBundle(language, namespace, messages, true, true);
  const { messages, head } = module;
  if (name === 'tools') add('meta', { tools: module['tools'] });
  else if (messages === undefined) add(name, module[name]);
  else add(name, messages);
  if (head !== undefined) add('meta', { tools: { [name]: head } });
}

/** In development, shows every edit of a message while it is made; whatever was typed stays. */
export function followEdits(i18n: I18n): void {
  import.meta.hot?.on(HOT_MESSAGES, async (edited: HotMessages) => {
    // Only what has been loaded is replaced; the rest is read when it is needed, and then anew.
    if (edited.name !== 'tools' && !i18n.hasResourceBundle(edited.language, edited.name)) return;
    replaceMessages(i18n, edited, (await import(/* @vite-ignore */ edited.url)) as Messages);
  });
}
