import { Badge } from '@toolbox/ui/badge/Badge';
import { Button } from '@toolbox/ui/button/Button';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';

const STEP_MS = 1000;

/** The remaining seconds of a countdown, and a function to start one. 0 means none. */
function useCooldown(lengthMs: number): readonly [secondsLeft: number, begin: () => void] {
  // By `performance.now()`, because the time of day may be set back.
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((until - now) / STEP_MS));

  const isWaiting = left > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(performance.now()), STEP_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  function begin() {
    const start = performance.now();
    setNow(start);
    setUntil(start + lengthMs);
  }

  return [left, begin];
}

/** Protects the services from too many requests. */
export const COOLDOWN_MS = 30_000;

type RefreshButtonProps = {
  readonly isAsking: boolean;
  /** Whether the last request failed: then there is nothing to wait for. */
  readonly hasFailed: boolean;
  readonly onRefresh: () => unknown;
};

/** Refetches even fresh figures, and then is disabled for a countdown, unless that failed. */
export function RefreshButton({ isAsking, hasFailed, onRefresh }: RefreshButtonProps) {
  const t = useMessages('kimchi-premium');
  const actions = useMessages('common', 'actions');
  const [rest, beginCooldown] = useCooldown(COOLDOWN_MS);
  const secondsLeft = hasFailed ? 0 : rest;

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
