import { useEffect } from 'react';
import { useLanguage } from './LanguageProvider.tsx';

/**
 * Brings the page into its language. It stands beside the page and not above it: what the build wrote must have been hydrated
 * in the language it was written in before anything changes.
 */
export function LanguageFollower() {
  const { follow } = useLanguage();
  useEffect(follow, [follow]);
  return null;
}
