import { Banner } from '@toolbox/ui/banner/Banner';
import { useMessages } from '../../i18n/useMessages.ts';
import { isMissingChunk } from '../../loading/isMissingChunk.ts';

type ErrorNoticeProps = { readonly error: unknown; readonly onRetry: () => void };

/** What went wrong, what to do about it, and the details for a developer. Never what was typed. */
export function ErrorNotice({ error, onRetry }: ErrorNoticeProps) {
  const t = useMessages('shell', 'error');
  const missing = isMissingChunk(error);
  return (
    <Banner
      kind={missing ? 'network' : 'unknown'}
      title={t('toolTitle')}
      details={{
        label: t('details'),
        text: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      }}
      retryLabel={missing ? t('reload') : t('retry')}
      onRetry={missing ? () => location.reload() : onRetry}
    >
      {missing ? t('newVersion') : t('body')}
    </Banner>
  );
}
