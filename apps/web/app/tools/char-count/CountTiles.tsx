import type { TextCounts } from '@toolbox/core/text';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Badge } from '@toolbox/ui/badge/Badge';
import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { LiveRegion } from '@toolbox/ui/live-region/LiveRegion';
import { memo, type ReactNode, useId, useMemo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './CountTiles.module.css';
import { BYTE_PROFILES, type ByteProfile } from './measures.ts';

type Shown = Pick<TextCounts, 'graphemes' | 'graphemesWithoutSpace' | 'words' | 'lines'>;

type CountTilesProps = {
  /** The counts of the text, or of the example; undefined until they are loaded. */
  readonly counts: Shown | undefined;
  /** Undefined while the table of the rule is being built. */
  readonly bytes: number | undefined;
  /** What the bytes leave out. */
  readonly bytesNote: ReactNode;
  readonly isExample: boolean;
  readonly profile: ByteProfile;
  readonly onProfile: (profile: ByteProfile) => void;
  /** The target length, and whether it is exceeded. */
  readonly target: { readonly limit: number; readonly isOver: boolean } | undefined;
  readonly copyText: string | (() => string);
};

/** From this count on, four in a row are wider than a phone. */
const LONG_COUNT = 100_000;

/** The four counts people come for, in one row wherever they fit. */
export const CountTiles = memo(function CountTiles(props: CountTilesProps) {
  const { counts, bytes, bytesNote, isExample, profile, onProfile, target, copyText } = props;
  const t = useMessages('char-count');
  const common = useMessages('common');
  const titleId = useId();

  // Memoized: typing changes nothing in it.
  const choice = useMemo(
    () => (
      <span className={styles['choice']}>
        <span className={styles['shown']} aria-hidden="true">
          {t(`profiles.${profile}`)}
        </span>
        <select
          className={styles['profile']}
          aria-label={t('tiles.profile')}
          value={profile}
          onChange={({ currentTarget }) => onProfile(BYTE_PROFILES[currentTarget.selectedIndex] ?? profile)}
        >
          {BYTE_PROFILES.map((each) => (
            <option key={each} value={each}>
              {t(`profiles.${each}`)}
            </option>
          ))}
        </select>
      </span>
    ),
    [t, profile, onProfile],
  );
  const copy = useMemo(
    () => (
      <CopyButton
        iconOnly
        text={copyText}
        labels={{
          copy: common('actions.copy'),
          copied: common('actions.copied'),
          failed: common('actions.copyFailed'),
        }}
      />
    ),
    [common, copyText],
  );

  const spoken = useMemo(() => {
    // Without the bytes, they would be announced once more as soon as the table of their rule is built.
    if (isExample || counts === undefined || bytes === undefined) return '';
    const { graphemes, words, lines } = counts;
    return () => t('spoken', { graphemes, words, lines, bytes });
  }, [t, isExample, counts, bytes]);

  function figure(value: number | undefined, note?: ReactNode) {
    return (
      <p className={styles[isExample ? 'grayed' : 'value']} inert={isExample}>
        {value === undefined ? '–' : formatWhole(value)}
        {note}
      </p>
    );
  }

  return (
    <div className={styles['place']}>
      <section
        id="result"
        className={styles['tiles']}
        aria-labelledby={titleId}
        data-long={(counts?.graphemes ?? 0) >= LONG_COUNT || undefined}
      >
        <h2 id={titleId} className="visually-hidden">
          {common('labels.result')}
        </h2>
        <div className={styles['tile']} data-over={target?.isOver || undefined}>
          {isExample && (
            <span className={styles['mark']}>
              <Badge>{common('labels.example')}</Badge>
            </span>
          )}
          <p className={styles['label']}>{t('tiles.graphemes')}</p>
          {figure(
            counts?.graphemes,
            target && (
              <span className={styles['limit']}>{` / ${t('tiles.limit', { count: formatWhole(target.limit) })}`}</span>
            ),
          )}
          {isExample && <p className="visually-hidden">{t('empty')}</p>}
        </div>
        <div className={styles['tile']}>
          <p className={styles['label']}>{t('tiles.graphemesWithoutSpace')}</p>
          {figure(counts?.graphemesWithoutSpace)}
        </div>
        <div className={styles['tile']}>
          <p className={styles['label']}>
            {t('tiles.bytes')} {choice}
          </p>
          {figure(bytes, bytesNote)}
        </div>
        <div className={styles['tile']}>
          <p className={styles['label']}>{t('words')}</p>
          {figure(counts?.words)}
          <span className={styles['copy']}>{copy}</span>
        </div>
        <LiveRegion text={spoken} />
      </section>
    </div>
  );
});
