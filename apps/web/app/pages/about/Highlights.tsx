import { LANGUAGES } from '@toolbox/i18n';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Figure } from '@toolbox/ui/figure/Figure';
import { useMessages } from '../../i18n/useMessages.ts';
import { registry } from '../../registry/registry.ts';
import { claims } from '../../site/claims.ts';
import styles from './AboutPage.module.css';

/** Four figures: two are counted here, two come from the site's configuration. */
export function Highlights() {
  const t = useMessages('info', 'about');
  const figures = [
    { id: 'tools', value: t('highlights.tools.value', { count: formatWhole(registry.tools.length) }) },
    { id: 'users', value: t('highlights.users.value', { count: formatWhole(claims.users) }) },
    { id: 'languages', value: t('highlights.languages.value', { count: LANGUAGES.length }) },
    { id: 'uptime', value: t('highlights.uptime.value', { percent: claims.uptimePercent }) },
  ] as const;
  return (
    <section className={styles['highlights']} aria-label={t('highlights.title')}>
      {figures.map(({ id, value }) => (
        <Figure key={id} label={t(`highlights.${id}.label`)} value={value} />
      ))}
    </section>
  );
}
