import type { Risk } from '@toolbox/core/feed';
import { Badge } from '@toolbox/ui/badge/Badge';
import { useWords } from '../../i18n/useWords.ts';
import { RISK_LOOKS } from './riskLooks.ts';

/** How large a trade is: a picture, a tone and a word. */
export function RiskBadge({ risk }: { readonly risk: Risk }) {
  const t = useWords('crypto', 'real-time-whale-trades');
  const { emoji, tone } = RISK_LOOKS[risk];
  return (
    <Badge tone={tone}>
      <span aria-hidden="true">{emoji}</span>
      {t(`risks.${risk}`)}
    </Badge>
  );
}
