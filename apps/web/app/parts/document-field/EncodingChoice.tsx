import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { Select } from '@toolbox/ui/select/Select';
import { TEXT_ENCODINGS, type TextEncoding } from '../../browser/files/decodeText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useOptionalMessages } from '../../i18n/useOptionalMessages.ts';
import styles from './EncodingChoice.module.css';

type EncodingChoiceProps = {
  /** The name of the file. */
  readonly name: string;
  readonly encoding: TextEncoding;
  readonly onChange: (encoding: TextEncoding) => void;
};

/** Shows the encoding of a file, and decodes it in another one on request; omitted if its messages fail to load. */
export default function EncodingChoice(props: EncodingChoiceProps) {
  return useOptionalMessages('inputNotices') ? <Choice {...props} /> : null;
}

function Choice({ name, encoding, onChange }: EncodingChoiceProps) {
  const t = useMessages('inputNotices', 'file');
  const text = t('readAs', { name, encoding: t(`encodings.${encoding}`) });
  return (
    <div className={styles['choice']}>
      <p>{text}</p>
      <Select
        label={t('readOtherwise')}
        value={encoding}
        onChange={onChange}
        options={TEXT_ENCODINGS.map((value) => ({ value, label: t(`encodings.${value}`) }))}
      />
      <LiveRegion text={text} />
    </div>
  );
}
