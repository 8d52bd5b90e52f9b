import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './WhaleCard.late.module.css';

type CopyTextProps = {
  readonly text: string;
  /** The accessible name of the button. */
  readonly label: string;
};

const HEAD = 8;
const TAIL = 6;

/** An address or hash, abbreviated in the middle, with a button to copy it in full. */
export function CopyText({ text, label }: CopyTextProps) {
  const actions = useMessages('common', 'actions');
  const isLong = text.length > HEAD + TAIL;
  return (
    <span className={styles['copyText']}>
      <span className="mono" translate="no" title={text}>
        {isLong ? `${text.slice(0, HEAD)}…${text.slice(-TAIL)}` : text}
      </span>
      <CopyButton
        iconOnly
        text={text}
        labels={{ copy: label, copied: actions('copied'), failed: actions('copyFailed') }}
      />
    </span>
  );
}
