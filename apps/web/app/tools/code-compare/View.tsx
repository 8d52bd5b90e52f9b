import { useMessages } from '../../i18n/useMessages.ts';
import { CompareForm } from '../../parts/compare-form/CompareForm.tsx';

export default function View() {
  const t = useMessages('code-compare');
  return <CompareForm id="code-compare" isCode={true} sides={{ left: t('left'), right: t('right') }} />;
}
