import { Button } from '@toolbox/ui/button/Button';
import { useModal } from '@toolbox/ui/hooks/useModal';
import { useMessages } from '../../i18n/useMessages.ts';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import styles from './MobileMenu.late.module.css';

type MobileMenuProps = { readonly onClose: () => void };

/** The sidebar as a modal sheet. Esc and the backdrop close it; the focus returns to the button that opened it. */
export function MobileMenu({ onClose }: MobileMenuProps) {
  const t = useMessages('shell', 'menu');
  const dialog = useModal(true);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Esc by itself; the click is on the backdrop
    <dialog
      ref={dialog}
      className={styles['menu']}
      aria-label={t('title')}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles['sheet']}>
        <div className={styles['close']}>
          <Button variant="ghost" icon="close" iconOnly aria-label={t('close')} onClick={onClose} />
        </div>
        <Sidebar />
      </div>
    </dialog>
  );
}
