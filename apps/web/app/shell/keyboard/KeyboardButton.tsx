import { Button } from '@toolbox/ui/button/Button';
import { useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { optionalPart } from '../../loading/lazyPart.tsx';

const panel = optionalPart(() => import('./KeyboardPanel.tsx'));

/** Opens the list of shortcuts. */
export function KeyboardButton() {
  const t = useMessages('shell', 'keyboard');
  const [wanted, setWanted] = useState<'open' | 'closed'>();
  return (
    <>
      <Button icon="keyboard" iconOnly aria-label={t('title')} title={t('title')} onClick={() => setWanted('open')} />
      {wanted !== undefined && <panel.Part open={wanted === 'open'} onClose={() => setWanted('closed')} />}
    </>
  );
}
