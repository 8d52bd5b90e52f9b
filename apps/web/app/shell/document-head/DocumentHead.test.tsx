import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createI18n, type Language, loadToolMetadata } from '@toolbox/i18n';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AnalyticsSink, replaceSink } from '../../analytics/analytics.ts';
import { loadChunk } from '../../i18n/chunks/loadChunk.ts';
import { LanguageFollower } from '../../i18n/LanguageFollower.tsx';
import { LanguageProvider, useLanguage } from '../../i18n/LanguageProvider.tsx';
import { LANGUAGE_KEY } from '../../i18n/storedLanguage.ts';
import { registry } from '../../registry/registry.ts';
import { DocumentHead } from './DocumentHead.tsx';

type Sent = readonly [name: string, ...values: readonly unknown[]];

/** Any tool. */
const [tool] = registry.tools;
if (tool === undefined) throw new Error('There is no tool.');
const { id, path: TOOL } = tool;
const [ko, en] = [await loadToolMetadata('ko'), await loadToolMetadata('en')];
const KO_TITLE = `${ko[id].title} | 도구상자`;
const EN_TITLE = `${en[id].title} | Toolbox`;
const sent: Sent[] = [];
const recording: AnalyticsSink = {
  pageView: (path, title) => void sent.push(['page_view', path, title]),
  event: (name, values) => void sent.push([name, values]),
};
let before: AnalyticsSink;

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  before = replaceSink(recording);
});
afterEach(() => {
  cleanup();
  replaceSink(before);
});

function Chooser() {
  const { choose } = useLanguage();
  return (
    <>
      <button type="button" onClick={() => choose('en')}>
        en
      </button>
      <button type="button" onClick={() => choose('ko')}>
        ko
      </button>
    </>
  );
}

/** The shell components that update the head or announce, at a path. */
async function open(address: string, language: Language) {
  const i18n = createI18n({ language });
  for (const part of ['base', 'pages'] as const) await loadChunk(i18n, language, part);
  await loadChunk(i18n, language, id);
  const page = (
    <LanguageProvider>
      <DocumentHead />
      <Suspense>
        <Chooser />
        <LanguageFollower />
      </Suspense>
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    );
  });
  return router;
}

describe('page views', () => {
  it('carry the path and the title, never what stands behind the path', async () => {
    const router = await open(`${TOOL}?amount=10000#result`, 'ko');
    expect(sent).toEqual([['page_view', TOOL, KO_TITLE]]);
    await act(() => router.navigate(`${TOOL}?amount=20000`));
    expect(sent).toHaveLength(1);
    await act(() => router.navigate('/about'));
    await waitFor(() => expect(sent[1]).toEqual(['page_view', '/about', '소개 | 도구상자']), { timeout: 10_000 });
  });

  it('wait for the stored language, and report the page once', async () => {
    localStorage.setItem(LANGUAGE_KEY, 'en');
    await open(TOOL, 'ko');
    await waitFor(() => expect(sent).toEqual([['page_view', TOOL, EN_TITLE]]), { timeout: 10_000 });
  });

  it('name the English address of a page under /en', async () => {
    await open(`/en${TOOL}`, 'en');
    expect(sent).toEqual([['page_view', `/en${TOOL}`, EN_TITLE]]);
  });
});

describe('a change of language', () => {
  it('is reported once, and is no page view', async () => {
    await open(TOOL, 'ko');
    await act(async () => screen.getByRole('button', { name: 'ko' }).click());
    expect(sent).toHaveLength(1);
    await act(async () => screen.getByRole('button', { name: 'en' }).click());
    await waitFor(() => expect(document.title).toBe(EN_TITLE), { timeout: 10_000 });
    expect(sent.slice(1)).toEqual([['language_change', { language: 'en' }]]);
    const description = () => document.querySelector('meta[name=description]')?.getAttribute('content');
    await waitFor(() => expect(description()).toBe(en[id].description), { timeout: 10_000 });
    expect(document.querySelectorAll('meta[property="og:title"]')).toHaveLength(1);
  });
});
