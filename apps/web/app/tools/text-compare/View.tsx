import { useWords } from '../../i18n/useWords.ts';
import { CompareForm } from '../../parts/compare-form/CompareForm.tsx';

export default function View() {
  const t = useWords('string', 'text-compare');
  return <CompareForm tool="text-compare" labels={{ left: t('left'), right: t('right') }} />;
}
