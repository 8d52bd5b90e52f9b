import { Banner } from '@toolbox/ui/banner/Banner';
import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { useMissingCause } from '../../loading/useMissingCause.ts';

type ErrorNoticeProps = { readonly error: unknown; readonly onRetry: () => Promise<unknown> | undefined };

/** What went wrong, what to do about it, and the details for a developer. Never what was typed. */
export function ErrorNotice({ error, onRetry }: ErrorNoticeProps) {
  const t = useMessages('shell', 'error');
  const { isMissing, cause } = useMissingCause(error);
  const [isPending, setPending] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  async function retry() {
    const heading = place.current?.closest('article, section')?.querySelector<HTMLElement>('h1, h2');
    setPending(true);
    await onRetry();
    setPending(false);
    // The button that had the focus is gone.
    if (place.current !== null) return;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }

  return (
    <div ref={place}>
      <Banner
        kind={isMissing ? 'network' : 'unknown'}
        title={t(isMissing ? 'missingTitle' : 'toolTitle')}
        details={{
          label: t('details'),
          text: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
        }}
        retryLabel={cause === 'release' ? t('reload') : t('retry')}
        retryPending={isPending}
        onRetry={cause === 'release' ? () => location.reload() : () => void retry()}
      >
        {isMissing ? cause && t(`missing.${cause}`) : t('body')}
      </Banner>
    </div>
  );
}
