import { Dialog } from '@toolbox/ui/dialog/Dialog';
import { Rows } from '@toolbox/ui/rows/Rows';
import { Switch } from '@toolbox/ui/switch/Switch';
import { setSingleKeys, useSingleKeys } from '../../browser/shortcuts/singleKeys.ts';
import { useCommandKey } from '../../browser/shortcuts/useCommandKey.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './KeyboardPanel.late.module.css';

type KeyboardPanelProps = { readonly open: boolean; readonly onClose: () => void };

/** The list of shortcuts, with single-key ones last, which can be turned off. */
export default function KeyboardPanel({ open, onClose }: KeyboardPanelProps) {
  const palette = useMessages('palette');
  const t = useMessages('palette', 'keyboard');
  const shell = useMessages('shell');
  const command = useCommandKey();
  const singleKeys = useSingleKeys();
  const row = (id: string, label: string, key: string) => ({ id, label, value: <kbd>{key}</kbd> });
  return (
    <Dialog open={open} onClose={onClose} title={shell('keyboard.title')} closeLabel={t('close')}>
      <div className={styles['panel']}>
        <Rows
          rows={[
            row('palette', palette('title'), shell(command === 'command' ? 'search.shortcutMac' : 'search.shortcut')),
            row('start', t('start'), command === 'command' ? '⌘ ↵' : 'Ctrl ↵'),
            row('next', t('next'), 'Alt ↓'),
            row('previous', t('previous'), 'Alt ↑'),
            ...(singleKeys
              ? [row('slash', t('search'), '/'), row('n', t('next'), 'N'), row('p', t('previous'), 'P')]
              : []),
          ]}
        />
        <Switch label={t('single')} hint={t('singleHint')} checked={singleKeys} onChange={setSingleKeys} />
      </div>
    </Dialog>
  );
}
