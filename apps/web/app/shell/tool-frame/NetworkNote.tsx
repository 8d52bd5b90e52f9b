import { Icon } from '@toolbox/ui/icon/Icon';
import { useMessages } from '../../i18n/useMessages.ts';
import type { Tool } from '../../registry/createRegistry.ts';
import styles from './ToolPage.module.css';

/** Says, from the tool's own manifest, whom this page talks to. The content policy is made of the same list. */
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
