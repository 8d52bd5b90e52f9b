import type { WhaleParty as Party, WhaleType } from '@toolbox/core/whale';
import { useMessages } from '../../i18n/useMessages.ts';
import { CopyText } from './CopyText.tsx';
import styles from './WhaleCard.module.css';

type WhalePartyProps = {
  readonly party: Party;
  readonly end: 'from' | 'to';
  readonly type: WhaleType;
};

/** The feeds say of nearly every second wallet that nobody knows its owner; that is said in the page's language. */
const UNKNOWN = 'unknown';

/** Coins that are made come from nowhere, and those that are destroyed go nowhere. */
function isMade(end: WhalePartyProps['end'], type: WhaleType): boolean {
  return (type === 'mint' && end === 'from') || (type === 'burn' && end === 'to');
}

/** Who sent or received: the owner's name where it is known. */
export function WhaleOwner({ party: { name }, end, type }: WhalePartyProps) {
  const t = useMessages('whale-alert');
  const known = name?.toLowerCase().startsWith(UNKNOWN) ? undefined : name;
  if (known !== undefined) return <strong className={styles['owner']}>{known}</strong>;
  return (
    <span className={styles['unknown']}>
      {isMade(end, type) ? t(`ends.${type === 'mint' ? 'mint' : 'burn'}`) : t('unknownWallet')}
    </span>
  );
}

/** The owner, and the address where there is one. */
export function WhaleParty(props: WhalePartyProps) {
  const t = useMessages('whale-alert');
  const { party, end, type } = props;
  return (
    <div className={styles['party']}>
      <WhaleOwner {...props} />
      {party.address !== undefined && !isMade(end, type) && <CopyText text={party.address} label={t(`copy.${end}`)} />}
    </div>
  );
}
