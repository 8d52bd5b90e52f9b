import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createI18n, loadToolMetadata } from '@toolbox/i18n';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { missingParts } from '../loading/missingParts.ts';
import { comeBack } from '../testing/comeBack.ts';
import { loadChunk } from './chunks/loadChunk.ts';
import { pageChunks } from './chunks/pageChunks.ts';
import { LanguageFollower } from './LanguageFollower.tsx';
import { LanguageProvider, useLanguage } from './LanguageProvider.tsx';
import { storedLanguage, storeLanguage } from './storedLanguage.ts';

/** A page that shows the metadata of tools. */
const PATH = '/crypto-tools';

function Chooser() {
  const { language, choose } = useLanguage();
  return (
    <button type="button" onClick={() => choose('en')}>
      {language}
    </button>
  );
}

/** Opens a Korean page on which the metadata of the tools has loaded, which is not there in English. */
async function open(path: string) {
  const i18n = createI18n({ language: 'ko' });
  i18n.addResourceBundle('ko', 'metadata', {});
  await Promise.all(pageChunks(path).map((chunk) => loadChunk(i18n, 'ko', chunk)));
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[path]}>
        <LanguageProvider>
          <Chooser />
          <LanguageFollower />
        </LanguageProvider>
      </MemoryRouter>
    </I18nextProvider>,
  );
  await screen.findByRole('button');
}

async function chooseInVain() {
  await open(PATH);
  press();
  await waitFor(() => expect(missingParts.all()).toHaveLength(1));
}

const press = () => fireEvent.click(screen.getByRole('button'));

async function restoreNetwork() {
  const metadata = await loadToolMetadata('en');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(metadata)));
}

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('reports that messages are missing, and loads them when the language is chosen again', async () => {
  await chooseInVain();
  expect(screen.getByRole('button').textContent).toBe('ko');
  press();
  await waitFor(() => expect(missingParts.all()).toHaveLength(1));
  await restoreNetwork();
  press();
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('en'));
  expect(missingParts.all()).toEqual([]);
  expect(storedLanguage()).toBe('en');
});

it('loads missing messages when the notice asks for it', async () => {
  await chooseInVain();
  await restoreNetwork();
  await act(async () => missingParts.all()[0]?.retry());
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('en'));
  expect(missingParts.all()).toEqual([]);
});

it('switches without metadata that only the search uses, as on a page of a release with a tool that was removed', async () => {
  const { 'char-count': _, ...metadata } = await loadToolMetadata('en');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(metadata)));
  await open('/about');
  press();
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('en'));
  expect(missingParts.all()).toEqual([]);
});

it('returns from the back/forward cache in the language that another tab chose meanwhile', async () => {
  await open('/about');
  await restoreNetwork();
  act(() => comeBack(() => storeLanguage('en')));
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('en'));
});
