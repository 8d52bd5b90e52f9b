import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import type { IconName } from '@toolbox/ui/icon/Icon';
import type { ReactNode } from 'react';
import styles from './OfferNotice.module.css';

type OfferNoticeProps = {
  /** What the visitor may not have meant. */
  readonly text: ReactNode;
  /** What the button says. */
  readonly action: string;
  readonly icon?: IconName;
  readonly onAccept: () => void;
};

/** Says what an accepted value may mean instead, with a button that takes that. */
export function OfferNotice({ text, action, icon, onAccept }: OfferNoticeProps) {
  return (
    <Banner kind="info">
      <div className={styles['offer']}>
        <p>{text}</p>
        <Button size="sm" icon={icon} onClick={onAccept}>
          {action}
        </Button>
      </div>
    </Banner>
  );
}
