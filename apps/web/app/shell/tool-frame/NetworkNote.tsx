import { Icon } from '@toolbox/ui/icon/Icon';
import { useMessages } from '../../i18n/useMessages.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import styles from './ToolPage.module.css';

/** Lists the hosts that this page contacts, from the tool's manifest. The CSP is derived from the same list. */
export function NetworkNote({ tool }: { readonly tool: Tool }) {
  const t = useMessages('shell', 'tool');
  const hosts = [...(tool.server === true ? [t('ownServer')] : []), ...tool.network, ...(tool.frames ?? [])];
  return (
    <p className={`no-print ${styles['network']}`}>
      <Icon name="shield" size="sm" />
      {hosts.length === 0 ? t('local') : t('network', { hosts: hosts.join(', ') })}
    </p>
  );
}
