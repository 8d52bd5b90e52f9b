import { wordList } from '@toolbox/i18n';
import { useTranslation } from 'react-i18next';
import { useWords } from './useWords.ts';

/** A list of sentences of a namespace, in order. */
export function useWordList(namespace: 'pages' | 'info', path: string): readonly string[] {
  useWords(namespace);
  const { i18n } = useTranslation();
  return wordList(i18n, namespace, path);
}
