import type { Language } from './catalog.ts';
import type { StartLabels } from './startLabels.ts';

const labelsOf: Readonly<Record<Language, () => Promise<{ readonly labels: StartLabels }>>> = {
  ko: () => import('./ko/startLabels.ts'),
  en: () => import('./en/startLabels.ts'),
};

/** The texts of a page whose scripts do not run, in a language. For the build, which writes them into the page. */
export async function loadStartLabels(language: Language): Promise<StartLabels> {
  return (await labelsOf[language]()).labels;
}
