import type { WhaleParty as Party, WhaleType } from '@toolbox/core/whale';
import { useMessages } from '../../i18n/useMessages.ts';
import { CopyText } from './CopyText.tsx';
import styles from './WhaleCard.late.module.css';

type WhalePartyProps = {
  readonly party: Party;
  readonly end: 'from' | 'to';
  readonly type: WhaleType;
};

/** The feeds mark almost half of the wallets as unknown, which is translated. */
const UNKNOWN = 'unknown';

/** Minted coins have no sender, and burned coins have no recipient. */
function isMade(end: WhalePartyProps['end'], type: WhaleType): boolean {
  return (type === 'mint' && end === 'from') || (type === 'burn' && end === 'to');
}

/** The sender or recipient: the owner's name if known. */
export function WhaleOwner({ party: { name }, end, type }: WhalePartyProps) {
  const t = useMessages('whale-alert');
  const known = name?.toLowerCase().startsWith(UNKNOWN) ? undefined : name;
  if (known !== undefined)
    return (
      <strong className={styles['owner']} translate="no">
        {known}
      </strong>
    );
  return (
    <span className={styles['unknown']}>
      {isMade(end, type) ? t(`ends.${type === 'mint' ? 'mint' : 'burn'}`) : t('unknownWallet')}
    </span>
  );
}

/** The owner, and the address if there is one. */
export function WhaleParty({ title, ...owner }: WhalePartyProps & { readonly title: string }) {
  const t = useMessages('whale-alert');
  const { party, end, type } = owner;
  return (
    <div className={styles['party']}>
      <WhaleOwner {...owner} />
      {party.address !== undefined && !isMade(end, type) && (
        <CopyText text={party.address} label={`${t(`copy.${end}`)} ${title}`} />
      )}
    </div>
  );
}
