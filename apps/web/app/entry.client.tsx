import { isLanguage } from '@toolbox/i18n';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { dropRestoredInput } from './browser/early-actions/dropRestoredInput.ts';
import { awaitTranslator } from './browser/translator/awaitTranslator.ts';
import { createPageI18n } from './i18n/createPageI18n.ts';
import { followEdits } from './i18n/hotMessages.ts';
import { retryByNotice } from './shell/retryByNotice.ts';

awaitTranslator(document.body);

// The page is hydrated in the language it was built in and switches to the stored one afterward.
const { lang } = document.documentElement.dataset;
const language = isLanguage(lang) ? lang : 'ko';
const i18n = await retryByNotice(() => createPageI18n(location.pathname, language));

if (import.meta.hot) followEdits(i18n);

dropRestoredInput();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        {/* A transition would render the new page in slices, between frames of the old one. A page whose messages are
            missing suspends above every boundary, so the old page stays until they have loaded. */}
        <HydratedRouter useTransitions={false} />
      </I18nextProvider>
    </StrictMode>,
  );
});
