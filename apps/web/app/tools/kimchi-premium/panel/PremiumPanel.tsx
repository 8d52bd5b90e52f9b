import { premiumBand, premiumMarks } from '@toolbox/core/kimchi';
import { formatKrwDifference } from '@toolbox/i18n/format/formatKrwPrice';
import { formatLocalMoment } from '@toolbox/i18n/format/formatLocalTime';
import { formatSignedPercent } from '@toolbox/i18n/format/formatSignedPercent';
import { Badge } from '@toolbox/ui/badge/Badge';
import { Button } from '@toolbox/ui/button/Button';
import { Figure } from '@toolbox/ui/figure/Figure';
import { Rows } from '@toolbox/ui/rows/Rows';
import { Skeleton } from '@toolbox/ui/skeleton/Skeleton';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePageLanguage } from '../../../i18n/usePageLanguage.ts';
import { useCallErrorText } from '../../../parts/call-error/useCallErrorText.ts';
import { EmptyResult } from '../../../parts/result-card/EmptyResult.tsx';
import { ResultCard } from '../../../parts/result-card/ResultCard.tsx';
import { BAND_LOOKS } from '../bandLooks.ts';
import styles from '../KimchiPremium.module.css';
import type { PremiumChoice } from '../premiumChoice.ts';
import { missingFigure } from '../usePremium.ts';
import { PremiumNotices, PremiumRemarks, premiumRemarks } from './PremiumNotices.tsx';
import { PremiumStanding } from './PremiumStanding.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { type OwnFigures, usePremiumFigures } from './usePremiumFigures.ts';
import { usePremiumRows } from './usePremiumRows.ts';

export type PremiumPanelProps = PremiumChoice & {
  /** Undefined if a typed figure is invalid: then there is no premium to show. */
  readonly own: OwnFigures | undefined;
};

/** The current premium and its components. A figure typed by the visitor replaces the received one. */
export default function PremiumPanel({ own, ...choice }: PremiumPanelProps) {
  const { market, coin, basis } = choice;
  const t = useMessages('kimchi-premium');
  const language = usePageLanguage();
  // Its messages load with the panel: loading them later would hide the panel meanwhile, and would fail if the server
  // is away.
  const callErrorText = useCallErrorText();
  const [isOpen, setOpen] = useState(false);
  const response = usePremiumFigures(choice, own);
  const rowsOf = usePremiumRows(basis, response);
  const { answer, figures, isOff, error, isPending, isFetching, updatedAt, refresh } = response;

  const isTyped = own?.krw !== undefined && own.usd !== undefined && own.rate !== undefined;
  const refreshButton = <RefreshButton isAsking={isFetching} hasFailed={error !== null} onRefresh={refresh} />;
  const notices = error !== null && (
    <PremiumNotices
      market={market}
      error={error}
      callErrorText={callErrorText}
      updated={figures && !isTyped && updatedAt !== undefined ? formatLocalMoment(updatedAt, language) : undefined}
      isAsking={isFetching}
      onRetry={refresh}
    />
  );

  if (figures === undefined) {
    const isLoading = own !== undefined && isPending && error === null;
    if (!isLoading && error === null) {
      const reason = own === undefined ? 'correctInput' : missingFigure(response, basis);
      return <EmptyResult text={t(reason)} actions={refreshButton} />;
    }
    return (
      <ResultCard copyText="" actions={refreshButton}>
        {notices}
        {isLoading && <LoadingPremium />}
      </ResultCard>
    );
  }

  const { krw, premium, inWon } = figures;
  const typed = {
    krw: figures.own.krw !== undefined,
    usd: figures.own.usd !== undefined,
    rate: figures.own.rate !== undefined,
  };
  const marks = answer && premiumMarks(answer.quotes, { coin, basis, typed });
  const isFromServer = !typed.krw && !typed.usd && !typed.rate;
  const band = premiumBand(premium.percentage);
  const { tone, icon } = BAND_LOOKS[band];
  const shown = formatSignedPercent(premium.percentage);
  const difference = formatKrwDifference(Math.abs(inWon.difference), krw, language);
  const rows = rowsOf(figures, difference);
  const direction =
    premium.percentage === 0 ? t('even') : t(premium.percentage < 0 ? 'cheaper' : 'dearer', { value: difference });

  const remarks = premiumRemarks(answer?.simulated === true && !isTyped, marks);
  // A copied premium alone shows neither where its figures are from nor that it may be wrong.
  const lines = [
    `${t('premiumOf', { coin })}: ${shown}`,
    ...rows.map(({ label, value, hint }) => `${label}: ${value}${hint ? ` (${hint})` : ''}`),
    ...remarks.map((remark) => t(remark)),
  ];

  return (
    <ResultCard
      copyText={lines.join('\n')}
      spoken={`${t('premiumOf', { coin })} ${shown}, ${t(`bands.${band}`)}. ${direction}`}
      figure={{ label: t('premium'), value: shown }}
      actions={refreshButton}
    >
      {notices}
      <div className={styles['headline']} data-band={band}>
        <Figure
          label={t('premiumOf', { coin })}
          value={shown}
          note={
            <Badge tone={tone} icon={icon}>
              {t(`bands.${band}`)}
            </Badge>
          }
        />
        <p className={styles['direction']}>{direction}</p>
      </div>
      {answer?.hasHistory === true && isFromServer && (
        <PremiumStanding market={market} coin={coin} basis={basis} answer={answer} />
      )}
      <PremiumRemarks off={isOff} remarks={remarks} />
      <div className={styles['parts']} data-open={isOpen}>
        <div className={styles['toggle']}>
          <Button
            variant="ghost"
            size="sm"
            block
            icon={isOpen ? 'minus' : 'plus'}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('parts')}
          </Button>
        </div>
        <Rows dense rows={rows} />
      </div>
    </ResultCard>
  );
}

function LoadingPremium() {
  const t = useMessages('kimchi-premium');
  return (
    <div aria-busy="true">
      <Skeleton shape="figure" />
      <Skeleton count={5} />
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
    </div>
  );
}
