import { LANGUAGES, type Language } from '@toolbox/i18n';
import { Card } from '@toolbox/ui/card/Card';
import { Hero } from '@toolbox/ui/hero/Hero';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { Suspense, useDeferredValue, useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { siteConfig } from '../../site/siteConfig.ts';
import { SupportMail } from '../support-mail/SupportMail.tsx';
import { KeptInput } from './KeptInput.tsx';
import { PolicyText } from './PolicyText.tsx';
import styles from './PrivacyPage.module.css';

const SKELETON_LINES = 8;
const sendsAnalytics = siteConfig.analyticsId !== undefined && siteConfig.analyticsEndpoint !== undefined;

/** The policy in the language of the page, or in the other one on request. */
export default function PrivacyPage() {
  const t = useMessages('info', 'privacy');
  const meta = useMessages('meta', 'pages');
  const names = useMessages('shell', 'language');
  const page = usePageLanguage();
  // The choice belongs to the page language in which it was made; changing the language of the page changes the
  // policy too.
  const [choice, setChoice] = useState<{ readonly under: Language; readonly shown: Language }>();
  const chosen = choice?.under === page ? choice.shown : page;
  const shown = useDeferredValue(chosen);

  return (
    <div className={styles['page']}>
      <Hero title={meta('privacy.name')} lead={t('lead')} />
      <div className={`no-print ${styles['choice']}`}>
        <Segmented
          label={t('version')}
          labelHidden
          options={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{names(value)}</span> }))}
          value={chosen}
          onChange={(next) => setChoice({ under: page, shown: next })}
        />
        <p className={styles['note']}>{t(sendsAnalytics ? 'analyticsOn' : 'analyticsOff')}</p>
      </div>
      <Suspense
        fallback={
          <div aria-busy="true">
            <p className="visually-hidden">{t('loading')}</p>
            <Skeleton count={SKELETON_LINES} />
          </div>
        }
      >
        <PolicyText language={shown} />
      </Suspense>
      <KeptInput />
      <Card title={t('inquiry.title')}>
        <p>{t('inquiry.body')}</p>
        <SupportMail address={siteConfig.supportEmail} />
      </Card>
    </div>
  );
}
