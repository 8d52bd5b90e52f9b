import { Button } from '@toolbox/ui/button/Button';
import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { useMessages } from '../../i18n/useMessages.ts';
import { useShellSlots } from '../../loading/shellSlots.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import { useFavorites } from '../my-tools/useFavorites.ts';
import styles from './ToolPage.module.css';

/** Buttons that star the tool on this device and copy its URL. */
export function ToolActions({ tool }: { readonly tool: Tool }) {
  const t = useMessages('common', 'actions');
  const { ids, toggle } = useFavorites();
  const { CopyLink } = useShellSlots();
  const plain = (
    <CopyButton
      variant="secondary"
      icon="link"
      narrowIcon
      text={() => location.origin + location.pathname}
      labels={{ copy: t('copyLink'), copied: t('linkCopied'), failed: t('copyFailed') }}
    />
  );
  const starred = ids.includes(tool.id);
  return (
    <div className={`no-print ${styles['actions']}`}>
      <Button
        icon={starred ? 'starFilled' : 'star'}
        iconOnly
        aria-label={t('favourite')}
        aria-pressed={starred}
        onClick={() => toggle(tool.id)}
      />
      {CopyLink ? <CopyLink tool={tool.id} fallback={plain} /> : plain}
    </div>
  );
}
