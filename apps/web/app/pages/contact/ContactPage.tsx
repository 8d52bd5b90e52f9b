import { Badge } from '@toolbox/ui/badge/Badge';
import { Card } from '@toolbox/ui/card/Card';
import { Hero } from '@toolbox/ui/hero/Hero';
import type { IconName } from '@toolbox/ui/icon/Icon';
import { IconCard } from '@toolbox/ui/icon-card/IconCard';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import { claims } from '../../site/claims.ts';
import { siteConfig } from '../../site/siteConfig.ts';
import { ContactMail } from './ContactMail.tsx';
import styles from './ContactPage.module.css';
import { Questions } from './Questions.tsx';

const INFO: readonly { readonly id: 'quick' | 'friendly' | 'user'; readonly icon: IconName }[] = [
  { id: 'quick', icon: 'bolt' },
  { id: 'friendly', icon: 'heart' },
  { id: 'user', icon: 'users' },
];

/** How to contact the operator of the site. There is no form: the page sends nothing. */
export default function ContactPage() {
  const t = useMessages('info', 'contact');
  const meta = useMessages('meta', 'pages');
  return (
    <div className={styles['page']}>
      <Hero title={meta('contact.name')} lead={t('lead')}>
        <Badge tone="accent" icon="bolt">
          {t('badges.quick')}
        </Badge>
        <Badge tone="info" icon="clock">
          {t('badges.always', { availability: claims.availability })}
        </Badge>
      </Hero>
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <Card title={t('mail.title')}>
            <p>{t('mail.body')}</p>
            <ContactMail address={siteConfig.supportEmail} />
          </Card>
          <Card title={t('hours.title')}>
            <Rows
              rows={[
                {
                  id: 'response',
                  label: t('hours.response'),
                  value: t('hours.responseTime', { hours: claims.responseHours }),
                },
                { id: 'weekdays', label: t('hours.weekdays'), value: t('hours.time', claims.weekdayHours) },
                { id: 'weekends', label: t('hours.weekends'), value: t('hours.time', claims.weekendHours) },
              ]}
            />
            <p className={styles['zone']}>{t('hours.zone')}</p>
          </Card>
        </div>
        <Questions />
      </div>
      <Card title={t('info.title')}>
        <div className={styles['info']}>
          {INFO.map(({ id, icon }) => (
            <IconCard key={id} plain icon={icon} title={t(`info.${id}.title`)}>
              {id === 'quick' ? t('info.quick.body', { hours: claims.responseHours }) : t(`info.${id}.body`)}
            </IconCard>
          ))}
        </div>
      </Card>
    </div>
  );
}
