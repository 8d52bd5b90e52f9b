import { messageList } from '@toolbox/i18n';
import { useI18n } from './useI18n.ts';
import { useMessages } from './useMessages.ts';

/** A list of messages of a namespace, in order. */
export function useMessageList(namespace: 'pages' | 'info' | 'shell', path: string): readonly string[] {
  useMessages(namespace);
  const i18n = useI18n();
  return messageList(i18n, namespace, path);
}
