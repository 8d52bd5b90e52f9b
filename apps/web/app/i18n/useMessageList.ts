import { messageList } from '@toolbox/i18n';
import { useTranslation } from 'react-i18next';
import { useMessages } from './useMessages.ts';

/** A list of messages of a namespace, in order. */
export function useMessageList(namespace: 'pages' | 'info' | 'palette', path: string): readonly string[] {
  useMessages(namespace);
  const { i18n } = useTranslation();
  return messageList(i18n, namespace, path);
}
