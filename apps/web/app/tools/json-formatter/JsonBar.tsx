import type { JsonIndent } from '@toolbox/core/json';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Switch } from '@toolbox/ui/switch/Switch';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './JsonFormatter.module.css';

type JsonBarProps = {
  readonly indent: JsonIndent;
  readonly sortKeys: boolean;
  readonly onIndent: (indent: JsonIndent) => void;
  readonly onSortKeys: (sortKeys: boolean) => void;
};

/** The formatting options, in the header of the result. */
export function JsonBar({ indent, sortKeys, onIndent, onSortKeys }: JsonBarProps) {
  const t = useMessages('json-formatter');
  return (
    <div className={styles['bar']}>
      <Segmented
        labelHidden
        label={t('indent')}
        value={indent}
        onChange={onIndent}
        options={[
          { value: 2, label: t('indents.two') },
          { value: 4, label: t('indents.four') },
          { value: '\t', label: t('indents.tab') },
          { value: 0, label: t('indents.none') },
        ]}
      />
      <Switch
        label={t('sortKeys')}
        hint={t('sortKeysHint')}
        hintButton={t('sortKeysAbout')}
        checked={sortKeys}
        onChange={onSortKeys}
      />
    </div>
  );
}
