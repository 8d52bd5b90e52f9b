import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CompareForm } from '../../parts/compare-form/CompareForm.tsx';

export default function View() {
  const t = useMessages('code-compare');
  const late = useLateMessages('code-compare/late');
  return (
    <CompareForm
      id="code-compare"
      isCode={true}
      sides={{ left: t('left'), right: t('right') }}
      late={late}
      example={late && { left: late('example.left'), right: late('example.right') }}
    />
  );
}
