import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CompareForm } from '../../parts/compare-form/CompareForm.tsx';

export default function View() {
  const t = useMessages('text-compare');
  const late = useLateMessages('text-compare/late');
  return (
    <CompareForm
      id="text-compare"
      isCode={false}
      sides={{ left: t('left'), right: t('right') }}
      late={late}
      example={late && { left: late('example.left'), right: late('example.right') }}
    />
  );
}
