import type { IpClass } from '@toolbox/core/net';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Figure } from '@toolbox/ui/figure/Figure';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';

/** The purpose of an address without a location. No request is made. */
export function SpecialResult({ address: found }: { readonly address: IpClass }) {
  const t = useMessages('ip-lookup');
  const { address, kind, block, rfc } = found;
  if (kind === 'public') return null;
  const name = t(`special.${kind}.name`);
  const text = t(`special.${kind}.text`);

  return (
    <ResultCard
      copyText={`${t('line', { label: address, value: name })}\n${text}`}
      spoken={t('line', { label: address, value: name })}
    >
      <Figure size="md" label={address} value={name} />
      <p>{text}</p>
      <Rows
        rows={[
          { id: 'block', label: t('block'), value: block, mono: true },
          { id: 'rfc', label: t('document'), value: rfc },
        ]}
      />
      <Banner kind="info" quiet>
        {t('notAsked')}
      </Banner>
    </ResultCard>
  );
}
