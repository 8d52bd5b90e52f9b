import { CallError } from '@toolbox/client';
import { Banner } from '@toolbox/ui/banner/Banner';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { useCallErrorText } from './useCallErrorText.ts';

export type CallErrorBannerProps = {
  readonly error: unknown;
  /** What failed; the cause is shown below it. */
  readonly title?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retryPending?: boolean | undefined;
};

/** A failed call, in the color of its kind, with a retry button. */
export function CallErrorBanner({ error, title, onRetry, retryPending }: CallErrorBannerProps) {
  const common = useMessages('common');
  const text = useCallErrorText();
  return (
    <Banner
      kind={error instanceof CallError ? error.kind : 'unknown'}
      title={title}
      onRetry={onRetry}
      retryLabel={common('actions.retry')}
      retryPending={retryPending}
      details={{ label: common('labels.developerDetails'), text: String(error) }}
    >
      {text(error)}
    </Banner>
  );
}
