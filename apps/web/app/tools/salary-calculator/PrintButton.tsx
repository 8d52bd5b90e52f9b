import { Button } from '@toolbox/ui/button/Button';
import { useWords } from '../../i18n/useWords.ts';

/** Puts the page on paper, where the styles leave out the shell and the form. */
export function PrintButton({ disabled }: { readonly disabled: boolean }) {
  const t = useWords('common', 'actions');
  return (
    <Button variant="ghost" size="sm" icon="print" disabled={disabled} onClick={() => print()}>
      {t('print')}
    </Button>
  );
}
