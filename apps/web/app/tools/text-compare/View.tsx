import { useMessages } from '../../i18n/useMessages.ts';
import { CompareForm } from '../../parts/compare-form/CompareForm.tsx';

export default function View() {
  const t = useMessages('text-compare');
  return <CompareForm id="text-compare" isCode={false} sides={{ left: t('left'), right: t('right') }} />;
}
