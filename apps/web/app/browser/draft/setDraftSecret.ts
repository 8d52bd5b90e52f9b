import { draftSpecs, drafts } from './drafts.ts';

/**
 * Keeps a draft out of the storage and out of links while it is a secret, and removes what was stored of it; stores it
 * again once it is no longer one.
 */
export function setDraftSecret(key: string, isSecret: boolean): void {
  const spec = draftSpecs.get(key);
  if (spec === undefined || isSecret === (spec.isSecret === true)) return;
  draftSpecs.set(key, { ...spec, isSecret });
  // The storage looks at a draft when it changes.
  drafts.change([[key, drafts.has(key) ? { value: drafts.get(key, undefined) } : undefined]]);
}
