import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import type { IconName } from '@toolbox/ui/icon/Icon';
import type { ReactNode } from 'react';
import styles from './OfferNotice.module.css';

type OfferNoticeProps = {
  /** What the visitor may not have meant. */
  readonly told: ReactNode;
  /** What the button says. */
  readonly action: string;
  readonly icon?: IconName;
  readonly onTake: () => void;
};

/** Says what an accepted value may mean instead, with a button that takes that. */
export function OfferNotice({ told, action, icon, onTake }: OfferNoticeProps) {
  return (
    <Banner kind="info">
      <div className={styles['offer']}>
        <p>{told}</p>
        <Button size="sm" icon={icon} onClick={onTake}>
          {action}
        </Button>
      </div>
    </Banner>
  );
}
