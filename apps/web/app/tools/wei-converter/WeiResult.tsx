import { convertWei, listEtherUnits } from '@toolbox/core/wei';
import type { WeiDirection } from '@toolbox/core/wei/form';
import { groupDecimal } from '@toolbox/i18n/format/groupDecimal';
import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import styles from './WeiConverter.module.css';

export type WeiResultProps = { readonly wei: bigint; readonly direction: WeiDirection };

/** Both sides of the conversion, then the amount in every named unit, each with a button to copy plain digits. */
export default function WeiResult({ wei, direction }: WeiResultProps) {
  const t = useMessages('wei-converter');
  const actions = useMessages('common', 'actions');
  const both = convertWei(wei);
  const sides = [
    { id: 'wei', label: 'wei', plain: both.wei },
    { id: 'eth', label: 'ETH', plain: both.eth },
  ];
  const row = (id: string, label: string, plain: string, total = false) => ({
    id,
    label,
    value: groupDecimal(plain),
    mono: true,
    total,
    copy: (
      <CopyButton
        iconOnly
        text={plain}
        labels={{ copy: t('copyUnit', { unit: label }), copied: actions('copied'), failed: actions('copyFailed') }}
      />
    ),
  });
  const lines = sides.map(({ label, plain }) => `${plain} ${label}`);

  return (
    <ResultCard
      copyText={lines.join('\n')}
      spoken={lines.join(' = ')}
      figure={{
        label: direction === 'ethToWei' ? 'wei' : 'ETH',
        value: direction === 'ethToWei' ? both.wei : both.eth,
      }}
    >
      <Rows rows={sides.map(({ id, label, plain }) => row(id, label, plain, true))} />
      <section>
        <h3 className={styles['heading']}>{t('unitsTitle')}</h3>
        <Rows rows={listEtherUnits(wei).map(({ unit, amount }) => row(unit, unit, amount))} />
      </section>
    </ResultCard>
  );
}
