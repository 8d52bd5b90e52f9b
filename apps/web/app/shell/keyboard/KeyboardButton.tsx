import { Button } from '@toolbox/ui/button/Button';
import { useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { optionalPart } from '../../loading/lazyPart.tsx';
import { MissingAlert } from '../missing-alert/MissingAlert.tsx';

const panel = optionalPart(() => import('./KeyboardPanel.tsx'));

/** Opens the list of shortcuts. */
export function KeyboardButton() {
  const t = useMessages('shell', 'keyboard');
  const [wanted, setWanted] = useState<{ readonly open: boolean; readonly openId: number }>();
  return (
    <>
      <Button
        icon="keyboard"
        iconOnly
        aria-label={t('title')}
        title={t('title')}
        onClick={() => setWanted({ open: true, openId: performance.now() })}
      />
      {wanted !== undefined && (
        <panel.Part
          missing={<MissingAlert />}
          attempt={wanted.openId}
          open={wanted.open}
          onClose={() => setWanted({ ...wanted, open: false })}
        />
      )}
    </>
  );
}
