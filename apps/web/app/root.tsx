import '@toolbox/ui/tokens.css';
import '@toolbox/ui/base.css';
import './pending.css';
import './startNotice.css';
import { DEFAULT_LANGUAGE } from '@toolbox/i18n';
import { type ReactNode, Suspense } from 'react';
import { Links, Outlet, Scripts, useNavigate } from 'react-router';
import { LanguageFollower } from './i18n/LanguageFollower.tsx';
import { LanguageProvider } from './i18n/LanguageProvider.tsx';
import { useI18n } from './i18n/useI18n.ts';
import { ErrorScreen } from './pages/error/ErrorScreen.tsx';
import { DocumentHead } from './shell/document-head/DocumentHead.tsx';
import { Shell } from './shell/Shell.tsx';
import { useStarted } from './shell/useStarted.ts';

/**
 * The document. Its language is that of the messages; the build adds the script that runs before the first paint.
 *
 * `data-lang` is for our own code and styles: translators change `lang` to the language they translate into, often
 * before the page has started.
 */
export function Layout({ children }: { readonly children: ReactNode }) {
  const i18n = useI18n();
  const language = i18n.language ?? DEFAULT_LANGUAGE;
  return (
    <html lang={language} data-lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="color-scheme" content="light dark" />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useStarted();
  return (
    <LanguageProvider>
      <DocumentHead />
      {/* A page that a translator or an extension changed before hydration is recovered from here down: the CSP does
          not allow recreating the document itself with its scripts. */}
      <Suspense>
        <Shell>
          <Outlet />
        </Shell>
        <LanguageFollower />
      </Suspense>
    </LanguageProvider>
  );
}

/** Errors that no nearer boundary caught. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  const navigate = useNavigate();
  return <ErrorScreen error={error} onRetry={() => void navigate('.', { replace: true })} />;
}
