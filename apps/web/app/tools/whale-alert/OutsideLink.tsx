import { Icon } from '@toolbox/ui/icon/Icon';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './WhaleCard.late.module.css';

type OutsideLinkProps = { readonly href: string; readonly children: ReactNode };

/** A link to another site, which opens in a new tab and sends no referrer. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  const t = useMessages('whale-alert');
  return (
    <a className={styles['outside']} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" size="sm" />
      <span className="visually-hidden">{t('opensOutside')}</span>
    </a>
  );
}
