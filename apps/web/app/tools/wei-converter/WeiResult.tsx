import { convertWei, type EtherUnit, listEtherUnits } from '@toolbox/core/wei';
import type { WeiDirection } from '@toolbox/core/wei/form';
import { groupDecimal } from '@toolbox/i18n/format/groupDecimal';
import { CopyButton } from '@toolbox/ui/copy-button/CopyButton';
import { Rows } from '@toolbox/ui/rows/Rows';
import { useMessages } from '../../i18n/useMessages.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import styles from './WeiResult.module.css';

type AmountRow = {
  readonly id: string;
  readonly label: string;
  readonly plain: string;
  readonly total?: boolean;
  /** The places by which the amounts are aligned; 0 for none. */
  readonly places?: number;
};

export type WeiResultProps = { readonly wei: bigint; readonly direction: WeiDirection };

/** As many as fit beside a unit on a phone of the usual width. */
const MAX_ALIGNED_CHARACTERS = 32;

const wholeOf = (plain: string) => groupDecimal(plain.split('.')[0] ?? '');
const fractionOf = (plain: string) => plain.split('.')[1];

/** The digits that an amount lacks to end where the one with the most places ends, with its point. */
function fillOf(plain: string, places: number): string {
  const fraction = fractionOf(plain);
  return `${fraction === undefined ? '.' : ''}${'0'.repeat(places - (fraction?.length ?? 0))}`;
}

/** The places by which all amounts are aligned at their points; 0 where a line would be too long for it. */
function sharedPlaces(amounts: readonly string[]): number {
  const places = Math.max(...amounts.map((plain) => fractionOf(plain)?.length ?? 0));
  const whole = Math.max(...amounts.map((plain) => wholeOf(plain).length));
  return whole + 1 + places > MAX_ALIGNED_CHARACTERS ? 0 : places;
}

/** Both sides of the conversion, then the amount in every named unit, each with a button to copy plain digits. */
export default function WeiResult({ wei, direction }: WeiResultProps) {
  const t = useMessages('wei-converter');
  const actions = useMessages('common', 'actions');
  const both = convertWei(wei);
  const sides = [
    { id: 'wei', label: 'wei', plain: both.wei },
    { id: 'eth', label: 'ETH', plain: both.eth },
  ];
  const row = ({ id, label, plain, total = false, places = 0 }: AmountRow) => ({
    id,
    label,
    value: (
      <>
        {groupDecimal(plain)}
        {places > 0 && <span className={styles['room']} data-digits={fillOf(plain, places)} aria-hidden="true" />}
      </>
    ),
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
  const units = listEtherUnits(wei);
  const amountIn = (wanted: EtherUnit) => groupDecimal(units.find(({ unit }) => unit === wanted)?.amount ?? '');
  const places = sharedPlaces(units.map(({ amount }) => amount));
  const lines = sides.map(({ label, plain }) => `${plain} ${label}`);

  return (
    <ResultCard
      copyText={lines.join('\n')}
      spoken={`${amountIn('wei')} wei = ${amountIn('ether')} ETH`}
      figure={{
        label: direction === 'ethToWei' ? 'wei' : 'ETH',
        value: amountIn(direction === 'ethToWei' ? 'wei' : 'ether'),
      }}
    >
      <Rows rows={sides.map((side) => row({ ...side, total: true }))} />
      <section>
        <h3 className={styles['heading']}>{t('unitsTitle')}</h3>
        <Rows rows={units.map(({ unit, amount }) => row({ id: unit, label: unit, plain: amount, places }))} />
      </section>
    </ResultCard>
  );
}
