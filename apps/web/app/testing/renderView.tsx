import { configure, type RenderResult, render } from '@testing-library/react';
import {
  type Chunk,
  createI18n,
  LANGUAGES,
  type Language,
  loadMessages,
  type Namespace,
  shownFacts,
} from '@toolbox/i18n';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { forgetDrafts } from '../browser/draft/draftStorage.ts';

export { LANGUAGES };

/** Lazy code is read from disk here, which is slow on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

const SHARED = ['address', 'compare', 'trade'] as const;

export type RenderedView = RenderResult & {
  readonly i18n: I18n;
  /** A message by its key, `namespace:path`; tests never repeat message texts. */
  readonly translate: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** Messages by path, from the first of these namespaces that has it: the tool's own and a shared one. */
  readonly messagesOf: (
    ...namespaces: readonly Namespace[]
  ) => (path: string, values?: Readonly<Record<string, string | number>>) => string;
};

/** Renders a view as its page does, in one language, with its messages and the shared ones and without input. */
export async function renderView(View: ComponentType, chunk: Chunk, language: Language): Promise<RenderedView> {
  forgetDrafts();
  const missing: string[] = [];
  const i18n = createI18n({ language, onMissing: (key) => missing.push(key) });
  for (const name of ['base', 'errors', 'pages', 'inputNotices', ...SHARED, chunk] as const)
    await loadMessages(i18n, language, name);
  // A tool may have messages that load after its page.
  const isTool = i18n.exists(`tools.${chunk}.name`, { ns: 'meta' });
  if (isTool) await loadMessages(i18n, language, `${chunk}/late` as Chunk);
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <main>
          <View />
        </main>
      ),
    },
  ]);
  const view = render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  const translate: RenderedView['translate'] = (key, values) => {
    const [namespace = '', path = ''] = key.split(':');
    const text = i18n.t(path, { ns: namespace, ...(namespace === 'errors' ? shownFacts(values ?? {}) : values) });
    if (missing.length > 0) throw new Error(`No sentence for ${missing.join(', ')}`);
    return text;
  };
  const messagesOf: RenderedView['messagesOf'] =
    (...namespaces) =>
    (path, values) => {
      const namespace = namespaces.find((candidate) => i18n.exists(path, { ns: candidate })) ?? namespaces[0];
      return translate(`${namespace}:${path}`, values);
    };
  return { ...view, i18n, translate, messagesOf };
}
