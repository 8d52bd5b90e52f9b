import { Button } from '@toolbox/ui/button/Button';
import { useMessages } from '../../i18n/useMessages.ts';

/** Puts the page on paper, where the styles leave out the shell and the form. */
export function PrintButton({ disabled }: { readonly disabled: boolean }) {
  const t = useMessages('common', 'actions');
  return (
    <Button variant="ghost" size="sm" icon="print" disabled={disabled} onClick={() => print()}>
      {t('print')}
    </Button>
  );
}
