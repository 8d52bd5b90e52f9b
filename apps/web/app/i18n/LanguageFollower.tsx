import { useEffect } from 'react';
import { useLanguage } from './LanguageProvider.tsx';

/**
 * Switches the page to its language. It is a sibling of the page, not an ancestor: the prerendered HTML must be
 * hydrated in its own language before anything changes.
 */
export function LanguageFollower() {
  const { follow } = useLanguage();
  useEffect(follow, [follow]);
  return null;
}
