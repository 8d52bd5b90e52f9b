import { Tabs } from '@toolbox/ui/tabs/Tabs';
import { useWords } from '../../i18n/useWords.ts';
import { useDraft } from '../../parts/draft/useDraft.ts';
import { later } from '../../parts/later/later.tsx';
import { BetweenDates } from './BetweenDates.tsx';

const shift = later(() => import('./ShiftDate.tsx'));

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
        { id: 'shift', label: t('tabs.shift'), content: <shift.Part /> },
      ]}
    />
  );
}
