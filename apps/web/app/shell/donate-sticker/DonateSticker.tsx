import { Button } from '@toolbox/ui/button/Button';
import { Icon } from '@toolbox/ui/icon/Icon';
import { Tooltip } from '@toolbox/ui/tooltip/Tooltip';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../i18n/useMessages.ts';
import { plainPath } from '../../site/localPath.ts';
import { LocalLink } from '../local-link/LocalLink.tsx';
import styles from './DonateSticker.module.css';

const DONATE_PATH = '/donate';

/**
 * A way to the donate page that stands beside every other page, never over it. Sent away it fades and is gone until the
 * site is opened anew; nothing of it is stored.
 */
export default function DonateSticker() {
  const t = useMessages('shell', 'donateSticker');
  const { pathname } = useLocation();
  const [state, setState] = useState<'visible' | 'fading' | 'hidden'>('visible');
  if (state === 'hidden' || plainPath(pathname) === DONATE_PATH) return null;

  return (
    <aside
      className={`no-print ${styles['sticker']}`}
      aria-label={t('label')}
      data-state={state}
      onTransitionEnd={(event) => {
        // The buttons inside have transitions of their own, which end here too.
        if (state === 'fading' && event.target === event.currentTarget) setState('hidden');
      }}
    >
      <Tooltip text={t('tip')}>
        {(described) => (
          <LocalLink to={DONATE_PATH} className={styles['link']} {...described}>
            <Icon name="heart" size="sm" />
            <span className={styles['word']}>{t('link')}</span>
          </LocalLink>
        )}
      </Tooltip>
      <Button
        variant="ghost"
        size="sm"
        icon="close"
        iconOnly
        className={styles['dismiss'] ?? ''}
        aria-label={t('dismiss')}
        onClick={() => {
          setState('fading');
          // Nothing else stands near: the page itself goes on from its beginning.
          document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
        }}
      />
    </aside>
  );
}
