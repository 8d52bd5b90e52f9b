import { configure, type RenderResult, render } from '@testing-library/react';
import { type BundleName, createI18n, LANGUAGES, type Language, loadWords, shownFacts } from '@toolbox/i18n';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { forgetDrafts } from '../browser/draft/useDraft.ts';

export { LANGUAGES };

/** What comes later is fetched from disk here, which a busy machine does slowly. */
configure({ asyncUtilTimeout: 10_000 });

export type RenderedView = RenderResult & {
  readonly i18n: I18n;
  /** A sentence of the catalog, `namespace:path`; the tests never write one themselves. */
  readonly say: (key: string, values?: Readonly<Record<string, string | number>>) => string;
};

/** Shows a view as its page would, in one language, with the words of its category and nothing typed yet. */
export async function renderView(View: ComponentType, bundle: BundleName, language: Language): Promise<RenderedView> {
  forgetDrafts();
  const missing: string[] = [];
  const i18n = createI18n({ language, onMissing: (key) => missing.push(key) });
  for (const name of ['base', 'errors', 'pages', bundle] as const) await loadWords(i18n, language, name);
  const router = createMemoryRouter([{ path: '*', element: <View /> }]);
  const view = render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  const say: RenderedView['say'] = (key, values) => {
    const [namespace = '', path = ''] = key.split(':');
    const text = i18n.t(path, { ns: namespace, ...(namespace === 'errors' ? shownFacts(values ?? {}) : values) });
    if (missing.length > 0) throw new Error(`No sentence for ${missing.join(', ')}`);
    return text;
  };
  return { ...view, i18n, say };
}
