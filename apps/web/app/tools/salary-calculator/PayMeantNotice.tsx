import type { PayMeant, PayType } from '@toolbox/core/salary';
import { Banner } from '@toolbox/ui/banner/Banner';
import { undoable } from '../../browser/undo/undoable.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useWon } from '../../i18n/useWon.ts';

type PayMeantNoticeProps = {
  readonly payType: PayType;
  /** The typed pay, in won. */
  readonly amount: bigint;
  readonly meant: PayMeant;
  /** Replaces the pay and its period, and calculates with them. */
  readonly onPay: (amount: string, payType: PayType) => void;
  /** Whether it is announced: a result announces itself. */
  readonly isAnnounced?: boolean;
};

/** Says that a pay is unusual for its period, with a button that takes what was probably meant. */
export default function PayMeantNotice({ payType, amount, meant, onPay, isAnnounced = false }: PayMeantNoticeProps) {
  const t = useMessages('salary-calculator/late');
  const common = useMessages('common', 'actions');
  const won = useWon();
  const shown = won(meant.amount);
  const value = meant.payType === payType ? shown : t(`payMeant.use.${meant.payType}`, { amount: shown });
  return (
    <div className="no-print">
      <Banner
        kind="validation"
        quiet={!isAnnounced}
        onRetry={() => undoable('replaced', () => onPay(String(meant.amount), meant.payType))}
        retryLabel={common('useValue', { value })}
      >
        {t(`payMeant.${meant.kind}`, { pay: t(`payMeant.pays.${payType}`), amount: won(amount) })}
      </Banner>
    </div>
  );
}
