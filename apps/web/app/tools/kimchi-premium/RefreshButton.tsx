import { Badge } from '@toolbox/ui/badge/Badge';
import { Button } from '@toolbox/ui/button/Button';
import { useMessages } from '../../i18n/useMessages.ts';
import { useCooldown } from './useCooldown.ts';

/** So that nobody wears out the services. */
export const COOLDOWN_MS = 30_000;

type RefreshButtonProps = { readonly isAsking: boolean; readonly onRefresh: () => unknown };

/** Asks anew, whatever is still fresh, then rests and counts down. */
export function RefreshButton({ isAsking, onRefresh }: RefreshButtonProps) {
  const t = useMessages('kimchi-premium');
  const actions = useMessages('common', 'actions');
  const [secondsLeft, beginCooldown] = useCooldown(COOLDOWN_MS);

  function refresh() {
    beginCooldown();
    onRefresh();
  }

  return (
    <Button
      variant="ghost"
      size="sm"
      icon="refresh"
      pending={isAsking}
      disabled={secondsLeft > 0 && !isAsking}
      onClick={refresh}
    >
      {actions('refresh')}
      {secondsLeft > 0 && <Badge>{t('secondsLeft', { count: secondsLeft })}</Badge>}
    </Button>
  );
}
