import { findTextTraps, repairText } from '@toolbox/core/text';
import { formatCodePoint } from '@toolbox/i18n/format/formatCodePoint';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './CharCount.module.css';

function plainSpaces(text: string): string {
  return findTextTraps(text).reduce(
    (changed, { kind, character }) => (kind === 'oddSpace' ? changed.replaceAll(character, ' ') : changed),
    text,
  );
}

type TextTrapsProps = { readonly text: string; readonly onRepair: (repair: (text: string) => string) => void };

/** Reports what in a text counts differently from how it looks, and repairs what it can. */
export default function TextTraps({ text, onRepair }: TextTrapsProps) {
  const t = useMessages('char-count');
  const late = useMessages('char-count/late');
  const traps = useMemo(() => findTextTraps(text), [text]);
  if (traps.length === 0) return null;
  return (
    <Banner kind="info" quiet title={t('trapsTitle')}>
      <ul className={styles['traps']}>
        {traps.map(({ kind, codePoint, count }) => (
          <li key={`${kind} ${codePoint}`}>
            {t(`traps.${kind}`, { count: formatWhole(count), code: formatCodePoint(codePoint) })}
          </li>
        ))}
      </ul>
      <div className={styles['repairs']}>
        {repairText(text) !== text && (
          <Button size="sm" icon="sparkle" className={styles['repair'] ?? ''} onClick={() => onRepair(repairText)}>
            {t('repair')}
          </Button>
        )}
        {traps.some(({ kind }) => kind === 'oddSpace') && (
          <Button size="sm" icon="sparkle" className={styles['repair'] ?? ''} onClick={() => onRepair(plainSpaces)}>
            {late('plainSpaces')}
          </Button>
        )}
      </div>
    </Banner>
  );
}
