import { Banner } from '@toolbox/ui/banner/Banner';
import { useRef, useState } from 'react';
import { forgetFailures } from '../../i18n/chunks/pendingChunk.ts';
import { useI18n } from '../../i18n/useI18n.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { isMissingChunk } from '../../loading/isMissingChunk.ts';
import { useMissingCause } from '../../loading/useMissingCause.ts';

type ErrorNoticeProps = {
  readonly error: unknown;
  /** Whether a file failed to load; by default, what the error says. */
  readonly isMissing?: boolean;
  readonly onRetry: () => Promise<unknown> | undefined;
};

/** The error, what to do about it, and details for a developer, without any input of the visitor. */
export function ErrorNotice({ error, isMissing = isMissingChunk(error), onRetry }: ErrorNoticeProps) {
  const t = useMessages('shell', 'error');
  const i18n = useI18n();
  const cause = useMissingCause(isMissing ? error : undefined);
  const [isPending, setPending] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  async function retry() {
    const heading = place.current?.closest('article, section')?.querySelector<HTMLElement>('h1, h2');
    setPending(true);
    forgetFailures(i18n);
    await onRetry();
    setPending(false);
    // The focused button was removed.
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
