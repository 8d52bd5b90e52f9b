import { Button } from '@toolbox/ui/button/Button';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../i18n/useMessages.ts';
import { optionalPart } from '../../loading/lazyPart.tsx';
import { MissingAlert } from '../missing-alert/MissingAlert.tsx';

const panel = optionalPart(() => import('./KeyboardPanel.tsx'));

/** Opens the list of shortcuts. It belongs to the page it was opened on: any navigation closes it. */
export function KeyboardButton() {
  const t = useMessages('shell', 'keyboard');
  const { key } = useLocation();
  const [wanted, setWanted] = useState<{ readonly page: string | undefined; readonly openId: number }>();
  const close = () => setWanted((last) => last && { ...last, page: undefined });
  // It stays closed when the visitor returns to its page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with the page
  useEffect(close, [key]);
  return (
    <>
      <Button
        icon="keyboard"
        iconOnly
        aria-label={t('title')}
        title={t('title')}
        onClick={() => setWanted({ page: key, openId: performance.now() })}
      />
      {wanted !== undefined && (
        <panel.Part
          missing={wanted.page === key && <MissingAlert />}
          attempt={wanted.openId}
          open={wanted.page === key}
          onClose={close}
        />
      )}
    </>
  );
}
