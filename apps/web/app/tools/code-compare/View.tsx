import { useWords } from '../../i18n/useWords.ts';
import { CompareForm } from '../../parts/compare-form/CompareForm.tsx';

export default function View() {
  const t = useWords('code', 'code-compare');
  return <CompareForm isCode tool="code-compare" labels={{ left: t('left'), right: t('right') }} />;
}
