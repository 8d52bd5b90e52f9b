import { Button } from '@toolbox/ui/button/Button';
import { Icon } from '@toolbox/ui/icon/Icon';
import { Tooltip } from '@toolbox/ui/tooltip/Tooltip';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { LocalLink } from '../../parts/local-link/LocalLink.tsx';
import { plainPath } from '../../site/localPath.ts';
import styles from './DonateSticker.late.module.css';

const DONATE_PATH = '/donate';

/**
 * A link to the donate page beside every other page, never over it. When dismissed it fades and stays away until the
 * site is opened again; nothing is stored.
 */
export default function DonateSticker() {
  const t = useLateMessages('palette');
  const { pathname } = useLocation();
  const [state, setState] = useState<'visible' | 'fading' | 'hidden'>('visible');
  if (t === undefined || state === 'hidden' || plainPath(pathname) === DONATE_PATH) return null;

  return (
    <aside
      className={`no-print ${styles['sticker']}`}
      aria-label={t('donateSticker.label')}
      data-state={state}
      onTransitionEnd={(event) => {
        // Transitions of the buttons inside end here too.
        if (state === 'fading' && event.target === event.currentTarget) setState('hidden');
      }}
    >
      <Tooltip text={t('donateSticker.tip')}>
        {(described) => (
          <LocalLink to={DONATE_PATH} className={styles['link']} {...described}>
            <Icon name="heart" size="sm" />
            <span className={styles['word']}>{t('donateSticker.link')}</span>
          </LocalLink>
        )}
      </Tooltip>
      <Button
        variant="ghost"
        size="sm"
        icon="close"
        iconOnly
        className={styles['dismiss'] ?? ''}
        aria-label={t('donateSticker.dismiss')}
        onClick={() => {
          setState('fading');
          // Nothing else is nearby, so the focus moves to the start of the page.
          document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
        }}
      />
    </aside>
  );
}
