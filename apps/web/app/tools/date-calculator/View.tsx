import { Tabs } from '@toolbox/ui/tabs/Tabs';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { BetweenDates } from './BetweenDates.tsx';
import { useOwnDays } from './useOwnDays.ts';

const ShiftDate = lazyPart(() => import('./ShiftDate.tsx'));

export default function View() {
  const t = useMessages('date-calculator');
  const [tab, setTab] = useDraft<'between' | 'shift'>('date-calculator.tab', 'between', {
    allowed: ['between', 'shift'],
  });
  const ownDays = useOwnDays();
  // Fetched now, because the cards of a result wait for them.
  useLateMessages('date-calculator/late');
  return (
    <Tabs
      inHead
      label={t('tabs.label')}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'between', label: t('tabs.between'), content: <BetweenDates ownDays={ownDays} /> },
        { id: 'shift', label: t('tabs.shift'), content: <ShiftDate ownDays={ownDays} /> },
      ]}
    />
  );
}
