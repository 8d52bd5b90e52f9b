import type { Language } from '../catalog.ts';
import type { Policy } from './policy.ts';

/**
 * The privacy policy in a language. It is not part of the catalogs, because a page in either language can show both.
 * Rejects when the file cannot be fetched.
 */
export async function loadPolicy(language: Language): Promise<Policy> {
  return language === 'ko' ? (await import('./ko.ts')).policy : (await import('./en.ts')).policy;
}
