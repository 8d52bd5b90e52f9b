import { act } from '@testing-library/react';
import { createI18n, type Language } from '@toolbox/i18n';
import { Suspense, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { loadChunk } from './chunks/loadChunk.ts';
import { useI18n } from './useI18n.ts';
import { useMessages } from './useMessages.ts';
import { usePageLanguage } from './usePageLanguage.ts';

async function instanceIn(language: Language) {
  const i18n = createI18n({ language });
  await Promise.all([loadChunk(i18n, 'ko', 'base'), loadChunk(i18n, 'en', 'base')]);
  return i18n;
}

function Words() {
  const t = useMessages('shell', 'search');
  return <p>{`${usePageLanguage()}: ${t('results', { count: 2 })} ${t('label')}`}</p>;
}

/** Switches the language as soon as the page around the inner boundary is hydrated. */
function Follower() {
  const i18n = useI18n();
  useEffect(() => void i18n.changeLanguage('en'), [i18n]);
  return null;
}

it('hydrates a boundary in the language it was prerendered in, though the page was switched before', async () => {
  const page = (i18n: Awaited<ReturnType<typeof instanceIn>>) => (
    <I18nextProvider i18n={i18n}>
      <Words />
      <Suspense>
        <Words />
      </Suspense>
      <Follower />
    </I18nextProvider>
  );
  const i18n = await instanceIn('ko');
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page(i18n));
  const served = [...place.querySelectorAll('p')];
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(place, page(i18n), { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
  const shown = [...place.querySelectorAll('p')];
  expect(shown).toEqual(served);
  for (const { textContent } of shown) expect(textContent).toMatch(/^en: 2 .*[a-z]$/u);
});
