import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names/classNames.ts';
import { usePausableTimeout } from '../hooks/usePausableTimeout.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { useShownText } from '../live-region/useShownText.ts';
import { MarkedHangul } from '../marked-hangul/MarkedHangul.tsx';
import styles from './Banner.module.css';

export type BannerKind = 'validation' | 'network' | 'api' | 'timeout' | 'unknown' | 'info' | 'success';

export type BannerProps = {
  /** Picks color and icon: validation yellow, network and api red, timeout orange, unknown gray. */
  readonly kind: BannerKind;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
  readonly dismissLabel?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string | undefined;
  readonly retryPending?: boolean | undefined;
  /** Calls `onDismiss` after this time, unless hovered or focused. */
  readonly autoHideMs?: number | undefined;
  /** Collapsible details. */
  readonly details?: { readonly label: string; readonly text: ReactNode } | undefined;
  /** Static content, not an event: not announced. */
  readonly quiet?: boolean | undefined;
  /**
   * Appears and disappears while the visitor types, so it must not interrupt. Only errors unrelated to the typed text
   * do.
   */
  readonly polite?: boolean | undefined;
};

const INTERRUPTING: ReadonlySet<BannerKind> = new Set(['network', 'api', 'timeout', 'unknown']);

const ICONS: Readonly<Record<BannerKind, IconName>> = {
  validation: 'warning',
  network: 'globe',
  api: 'alert',
  timeout: 'clock',
  unknown: 'alert',
  info: 'info',
  success: 'check',
};

/** A bordered notice: icon, text and actions. */
export function Banner(props: BannerProps) {
  const {
    kind,
    title,
    children,
    onDismiss,
    dismissLabel,
    onRetry,
    retryLabel,
    retryPending,
    autoHideMs,
    details,
    quiet,
    polite,
  } = props;
  const hold = usePausableTimeout(onDismiss && autoHideMs, () => onDismiss?.());
  const isAlert = !quiet && !polite && INTERRUPTING.has(kind);
  const [shown, spoken] = useShownText<HTMLDivElement>();

  return (
    <div className={classNames(styles, 'banner', kind)} role={isAlert ? 'alert' : undefined} {...hold}>
      <span className={classNames(styles, 'icon')}>
        <Icon name={ICONS[kind]} />
      </span>
      <div className={classNames(styles, 'body')}>
        <div ref={shown} className={classNames(styles, 'words')}>
          {title && (
            <p className={classNames(styles, 'title')}>
              <MarkedHangul>{title}</MarkedHangul>
            </p>
          )}
          {children && (
            <div className={classNames(styles, 'text')}>
              <MarkedHangul>{children}</MarkedHangul>
            </div>
          )}
        </div>
        {details && (
          <details className={classNames(styles, 'details')}>
            <summary>{details.label}</summary>
            <pre>{details.text}</pre>
          </details>
        )}
      </div>
      {!quiet && !isAlert && <LiveRegion text={spoken} />}
      {(onRetry || onDismiss) && (
        <div className={classNames(styles, 'actions')}>
          {onRetry && (
            <Button size="sm" icon="refresh" pending={retryPending} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {onDismiss && (
            <Button
              variant="ghost"
              size="sm"
              icon="close"
              iconOnly
              aria-label={dismissLabel ?? ''}
              onClick={onDismiss}
            />
          )}
        </div>
      )}
    </div>
  );
}
