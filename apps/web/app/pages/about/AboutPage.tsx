import { Hero } from '@toolbox/ui/hero/Hero';
import type { IconName } from '@toolbox/ui/icon/Icon';
import { IconCard } from '@toolbox/ui/icon-card/IconCard';
import { PageSection } from '@toolbox/ui/page-section/PageSection';
import { useMessageList } from '../../i18n/useMessageList.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { LocalLink } from '../../parts/local-link/LocalLink.tsx';
import { localPath } from '../../site/localPath.ts';
import { siteConfig } from '../../site/siteConfig.ts';
import { SupportMail } from '../support-mail/SupportMail.tsx';
import styles from './AboutPage.module.css';
import { Highlights } from './Highlights.tsx';
import { technologies } from './technologies.ts';

type Entry<Id> = { readonly id: Id; readonly icon: IconName };

const FEATURES: readonly Entry<'fast' | 'secure' | 'global' | 'community'>[] = [
  { id: 'fast', icon: 'bolt' },
  { id: 'secure', icon: 'shield' },
  { id: 'global', icon: 'globe' },
  { id: 'community', icon: 'users' },
];
const TEAM: readonly Entry<'development' | 'design' | 'planning'>[] = [
  { id: 'development', icon: 'code' },
  { id: 'design', icon: 'image' },
  { id: 'planning', icon: 'layers' },
];

/** Describes the site: figures, principles and people. */
export default function AboutPage() {
  const t = useMessages('info', 'about');
  const meta = useMessages('meta', 'pages');
  const language = usePageLanguage();
  const mission = useMessageList('info', 'about.mission.body');
  return (
    <div className={styles['page']}>
      <Hero title={meta('about.name')} lead={t('lead')} />
      <Highlights />
      <PageSection title={t('features.title')} columns={4}>
        {FEATURES.map(({ id, icon }) => (
          <IconCard key={id} icon={icon} title={t(`features.${id}.title`)}>
            {t(`features.${id}.body`)}
          </IconCard>
        ))}
      </PageSection>
      <PageSection title={t('mission.title')}>
        <div className={styles['mission']}>
          {mission.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PageSection>
      <PageSection title={t('team.title')} columns={3}>
        {TEAM.map(({ id, icon }) => (
          <IconCard key={id} icon={icon} title={t(`team.${id}.title`)}>
            {t(`team.${id}.body`)}
          </IconCard>
        ))}
      </PageSection>
      <PageSection title={t('technologies.title')} lead={t('technologies.lead')}>
        <ul className={styles['technologies']}>
          {technologies.map(({ id, name }) => (
            <li key={id}>
              <span className={styles['technology']} lang="en">
                {name}
              </span>
              <span className={styles['use']}>{t(`technologies.uses.${id}`)}</span>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title={t('reference.title')} lead={t('reference.body')}>
        <p>
          {/* A document of its own, which the router does not know; it does not follow the stored language. */}
          <a href={localPath('/docs', language)}>{t('reference.link')}</a>
        </p>
      </PageSection>
      <PageSection title={t('contact.title')} lead={t('contact.body')}>
        <SupportMail address={siteConfig.supportEmail} />
        <p>
          <LocalLink to="/contact">{t('contact.more')}</LocalLink>
        </p>
      </PageSection>
    </div>
  );
}
