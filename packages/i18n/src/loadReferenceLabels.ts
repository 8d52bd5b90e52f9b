import type { Language } from './catalog.ts';
import type { ReferenceLabels } from './referenceLabels.ts';

const labelsOf: Readonly<Record<Language, () => Promise<{ readonly labels: ReferenceLabels }>>> = {
  ko: () => import('./ko/referenceLabels.ts'),
  en: () => import('./en/referenceLabels.ts'),
};

/** The texts around the reference of the core in a language. For the build: no page loads them. */
export async function loadReferenceLabels(language: Language): Promise<ReferenceLabels> {
  return (await labelsOf[language]()).labels;
}
