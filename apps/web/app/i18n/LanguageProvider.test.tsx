import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createI18n, loadToolMetadata } from '@toolbox/i18n';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { missingParts } from '../loading/missingParts.ts';
import { LanguageFollower } from './LanguageFollower.tsx';
import { LanguageProvider, useLanguage } from './LanguageProvider.tsx';
import { loadChunk } from './loadChunk.ts';
import { pageChunks } from './pageChunks.ts';
import { storedLanguage } from './storedLanguage.ts';

const PATH = '/about';

function Chooser() {
  const { language, choose } = useLanguage();
  return (
    <button type="button" onClick={() => choose('en')}>
      {language}
    </button>
  );
}

/** Opens a Korean page whose English messages cannot be fetched, and chooses English there. */
async function chooseInVain() {
  const i18n = createI18n({ language: 'ko' });
  await Promise.all(pageChunks(PATH).map((chunk) => loadChunk(i18n, 'ko', chunk)));
  // The metadata of the tools is the part of the messages that is requested by `fetch`.
  i18n.addResourceBundle('ko', 'metadata', {});
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[PATH]}>
        <LanguageProvider>
          <Chooser />
          <LanguageFollower />
        </LanguageProvider>
      </MemoryRouter>
    </I18nextProvider>,
  );
  await screen.findByRole('button');
  press();
  await waitFor(() => expect(missingParts.all()).toHaveLength(1));
}

const press = () => fireEvent.click(screen.getByRole('button'));

async function restoreNetwork() {
  const metadata = await loadToolMetadata('en');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(metadata)));
}

beforeEach(() => localStorage.clear());

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
