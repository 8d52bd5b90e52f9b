import { Badge } from '@toolbox/ui/badge/Badge';
import { Dialog } from '@toolbox/ui/dialog/Dialog';
import { Hero } from '@toolbox/ui/hero/Hero';
import type { IconName } from '@toolbox/ui/icon/Icon';
import { IconCard } from '@toolbox/ui/icon-card/IconCard';
import { PageSection } from '@toolbox/ui/page-section/PageSection';
import { useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { siteConfig } from '../../site/siteConfig.ts';
import styles from './DonatePage.module.css';
import { DonationCard } from './DonationCard.tsx';
import { networks } from './networks.ts';

/** How long the thanks are shown. */
const THANKS_MS = 3_000;
const BADGES = ['free', 'community', 'improving'] as const;
const REASONS: readonly { readonly id: 'free' | 'features' | 'community'; readonly icon: IconName }[] = [
  { id: 'free', icon: 'toolbox' },
  { id: 'features', icon: 'sparkle' },
  { id: 'community', icon: 'users' },
];

/** Where and why to donate, and thanks. The site itself takes no payment. */
export default function DonatePage() {
  const t = useMessages('info', 'donate');
  const meta = useMessages('meta', 'pages');
  const actions = useMessages('common', 'actions');
  const address = siteConfig.donationAddress;
  const [thanking, setThanking] = useState(false);
  return (
    <div className={styles['page']}>
      <Hero title={meta('donate.name')} lead={t('lead')}>
        {BADGES.map((id) => (
          <Badge key={id} tone="accent" icon="check">
            {t(`badges.${id}`)}
          </Badge>
        ))}
      </Hero>
      <PageSection title={t('networks.title')} lead={address && t('networks.lead')}>
        <div className={styles['networks']}>
          {networks.map((network) => (
            <DonationCard key={network.id} network={network} address={address} onDone={() => setThanking(true)} />
          ))}
        </div>
        {address && <p className={styles['final']}>{t('final')}</p>}
      </PageSection>
      <PageSection title={t('why.title')} columns={3}>
        {REASONS.map(({ id, icon }) => (
          <IconCard key={id} icon={icon} title={t(`why.${id}.title`)}>
            {t(`why.${id}.body`)}
          </IconCard>
        ))}
      </PageSection>
      <Dialog
        open={thanking}
        onClose={() => setThanking(false)}
        title={t('thanks.title')}
        closeLabel={actions('close')}
        autoCloseMs={THANKS_MS}
      >
        {t('thanks.body')}
      </Dialog>
    </div>
  );
}
