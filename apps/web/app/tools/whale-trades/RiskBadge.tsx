import type { Risk } from '@toolbox/core/feed';
import { Badge } from '@toolbox/ui/badge/Badge';
import { RISK_LOOKS } from './riskLooks.ts';

type RiskBadgeProps = { readonly risk: Risk; readonly word: string };

/** How large a trade is: a picture, a tone and a word. */
export function RiskBadge({ risk, word }: RiskBadgeProps) {
  const { emoji, tone } = RISK_LOOKS[risk];
  return (
    <Badge tone={tone}>
      <span aria-hidden="true">{emoji}</span>
      {word}
    </Badge>
  );
}
