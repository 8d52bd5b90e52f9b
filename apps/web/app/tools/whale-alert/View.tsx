import type { WhaleFilter, WhaleFlow } from '@toolbox/core/whale';
import { formatUsdShort } from '@toolbox/i18n/format/formatUsd';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Button } from '@toolbox/ui/button/Button';
import { Chips } from '@toolbox/ui/chips/Chips';
import { FilterChips } from '@toolbox/ui/chips/FilterChips';
import { TextField } from '@toolbox/ui/field/TextField';
import { FoldCard } from '@toolbox/ui/fold-card/FoldCard';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { useId } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { livePart } from '../../loading/lazyPart.tsx';
import styles from './WhaleAlert.module.css';
import { TOKEN_FIELD } from './whaleFields.ts';

const LIST_ROWS = 6;
const MINIMA = [0, 10_000_000, 20_000_000, 50_000_000, 100_000_000] as const;
const FLOWS: readonly WhaleFlow[] = ['inflow', 'outflow', 'exchanges', 'wallets', 'mint', 'burn'];
const SOURCES = ['all', 'chain', 'channel'] as const;
const NO_FLOWS: readonly WhaleFlow[] = [];

const WhaleSummary = livePart(() => import('./WhaleSummary.tsx'));
const WhaleList = livePart(() => import('./WhaleList.tsx'));
const WhaleNotes = livePart(() => import('./WhaleNotes.tsx'));

export default function View() {
  const t = useMessages('whale-alert');
  const actions = useMessages('common', 'actions');
  const language = usePageLanguage();
  const hintId = useId();
  const [token, setToken] = useDraft('whale-alert.token', '');
  const [minimumUsd, setMinimum] = useDraft<number>('whale-alert.minimum', 0, { allowed: MINIMA });
  const [flows, setFlows] = useDraft('whale-alert.flows', NO_FLOWS, { allowed: FLOWS });
  const [source, setSource] = useDraft<WhaleFilter['source']>('whale-alert.source', 'all', { allowed: SOURCES });
  const filter = { token, minimumUsd, flows, source };
  const chosen = [token.trim() !== '', minimumUsd > 0, flows.length > 0, source !== 'all'].filter(Boolean).length;

  function reset() {
    setToken('');
    setMinimum(0);
    setFlows(NO_FLOWS);
    setSource('all');
  }

  return (
    <div className={styles['page']}>
      <FoldCard
        title={t('filterTitle')}
        note={chosen > 0 && <Badge tone="accent">{t('filterCount', { count: chosen })}</Badge>}
        actions={
          <Button variant="ghost" size="sm" icon="reset" onClick={() => undoable('cleared', reset)}>
            {actions('reset')}
          </Button>
        }
      >
        <div className={styles['filters']}>
          <div className={styles['token']}>
            <TextField
              id={TOKEN_FIELD}
              label={t('token')}
              labelHidden
              placeholder={t('token')}
              aria-describedby={hintId}
              list="whale-tokens"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={token}
              onChange={setToken}
            />
          </div>
          <Chips
            label={t('minimum')}
            labelHidden
            value={minimumUsd}
            onChange={setMinimum}
            options={MINIMA.map((value) => ({
              value,
              label: value === 0 ? t('everything') : t('atLeast', { value: formatUsdShort(value, language) }),
            }))}
          />
          <FilterChips
            label={t('flow')}
            labelHidden
            values={flows}
            onChange={setFlows}
            options={FLOWS.map((value) => ({ value, label: t(`flows.${value}`) }))}
          />
          <Segmented
            label={t('source')}
            labelHidden
            value={source}
            onChange={setSource}
            options={SOURCES.map((value) => ({ value, label: t(`sourceChoices.${value}`) }))}
          />
        </div>
        <p id={hintId} className={styles['note']}>
          {t('filterHint')}
        </p>
      </FoldCard>
      <WhaleList
        filter={filter}
        fallback={
          <div className={styles['list']}>
            <Skeleton shape="row" count={LIST_ROWS} />
          </div>
        }
      />
      <WhaleSummary filter={filter} />
      <WhaleNotes />
    </div>
  );
}
