import { Tabs } from '@toolbox/ui/tabs/Tabs';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useWords } from '../../i18n/useWords.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { BetweenDates } from './BetweenDates.tsx';

const ShiftDate = lazyPart(() => import('./ShiftDate.tsx'));

export default function View() {
  const t = useWords('calculator', 'date-calculator');
  const [tab, setTab] = useDraft<'between' | 'shift'>('date-calculator.tab', 'between');
  return (
    <Tabs
      label={t('tabs.label')}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'between', label: t('tabs.between'), content: <BetweenDates /> },
        { id: 'shift', label: t('tabs.shift'), content: <ShiftDate /> },
      ]}
    />
  );
}
