import type { RateStatus } from '@toolbox/core/law';
import { Badge } from '@toolbox/ui/badge/Badge';
import { useMessages } from '../../i18n/useMessages.ts';

const TONES = { enacted: 'good', decided: 'info', provisional: 'warn' } as const;

/** The status of a rate: in force by law, decided, or carried over because nothing was announced. */
export function StatusBadge({ status }: { readonly status: RateStatus }) {
  const t = useMessages('salary-calculator/late');
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}
