import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { SupportMail } from '../support-mail/SupportMail.tsx';
import styles from './ContactPage.module.css';

type Step = 'none' | 'writing' | 'sent';

/**
 * The support address, and whether an email was sent. Only the visitor knows whether the email program has sent it, so
 * the page asks, and confirms after the visitor says so.
 */
export function ContactMail({ address }: { readonly address: string | undefined }) {
  const t = useMessages('info', 'contact');
  const [step, setStep] = useState<Step>('none');
  return (
    <>
      <SupportMail address={address} onWrite={() => setStep('writing')} />
      {step === 'writing' && (
        <div className={styles['asked']}>
          <span>{t('mail.asked')}</span>
          <Button size="sm" onClick={() => setStep('sent')}>
            {t('mail.confirm')}
          </Button>
        </div>
      )}
      <LiveRegion text={step === 'writing' ? t('mail.asked') : ''} />
      {step === 'sent' && <Banner kind="success">{t('mail.sent')}</Banner>}
    </>
  );
}
