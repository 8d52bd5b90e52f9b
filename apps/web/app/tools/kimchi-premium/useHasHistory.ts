import { useState } from 'react';
import type { PremiumAnswer } from './api.ts';

/**
 * Whether the prices come with a history. A server that keeps one keeps one of every exchange: what was once known
 * stays so while another exchange is asked, or is away.
 */
export function useHasHistory(answer: Extract<PremiumAnswer, { readonly state: 'on' }> | undefined): boolean {
  const [hasHistory, setHasHistory] = useState(answer?.hasHistory ?? false);
  if (answer !== undefined && answer.hasHistory !== hasHistory) setHasHistory(answer.hasHistory);
  return answer?.hasHistory ?? hasHistory;
}
