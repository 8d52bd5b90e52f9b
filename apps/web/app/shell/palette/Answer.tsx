import { tokenOfContract } from '@toolbox/core/address?copy';
import { addDays } from '@toolbox/core/dates?copy';
import type { Intent } from '@toolbox/core/intent';
import type { Vat } from '@toolbox/core/vat';
import type { VatSide } from '@toolbox/core/vat/form';
import { vatInTotal, vatOnSupply } from '@toolbox/core/vat?copy';
import { convertWei } from '@toolbox/core/wei?copy';
import { formatMonth } from '@toolbox/i18n/format/formatMonth';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { groupDecimal } from '@toolbox/i18n/format/groupDecimal';
import { useDateText } from '../../i18n/useDateText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageLanguage } from '../../i18n/usePageLanguage.ts';
import { useWon } from '../../i18n/useWon.ts';
import styles from './Palette.late.module.css';

/** Shortens `0.500000000000000000` to `0.5`. */
const IDLE_ZEROS = /\.?0+$/u;

type AnswerIntent<Kind extends Intent['kind']> = { readonly intent: Intent<Kind> };

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <>
      {lines.map((line) => (
        <span key={line} className={styles['line']}>
          {line}
        </span>
      ))}
    </>
  );
}

function VatAnswer({ intent: { amount, sides } }: AnswerIntent<'vat'>) {
  const t = useMessages('palette', 'answers');
  const won = useWon();
  const values = ({ supply, tax, total }: Vat) => ({ supply: won(supply), tax: won(tax), total: won(total) });
  const line = (side: VatSide) =>
    side === 'supply' ? t('vatOnTop', values(vatOnSupply(amount))) : t('vatWithin', values(vatInTotal(amount)));
  return <Lines lines={sides.map(line)} />;
}

function DateAnswer({ intent }: AnswerIntent<'dateShift' | 'date'>) {
  const t = useMessages('palette', 'answers');
  const dates = useDateText();
  const { passed } = intent;
  const start = intent.kind === 'date' ? intent.date : intent.from;
  const from = dates.long(start);
  const since =
    passed === 0
      ? t('isToday')
      : passed > 0
        ? t('passed', { from, days: formatWhole(passed), ordinal: formatWhole(passed + 1) })
        : t('toCome', { from, days: formatWhole(-passed) });
  if (intent.kind === 'date') return <Lines lines={[since]} />;
  const { count, unit, date } = intent;
  // The hundredth day is 99 days after the first.
  const ordinal =
    unit === 'days' && count > 0
      ? [t('shiftOrdinal', { count: formatWhole(count), date: dates.withWeekday(addDays(start, count - 1)) })]
      : [];
  // If the period starts today, "is today" would seem to describe the date that is shown.
  const distance = passed === 0 ? [] : [since];
  return <Lines lines={[dates.withWeekday(date), ...ordinal, ...distance]} />;
}

function SpanAnswer({ intent: { start, end, days } }: AnswerIntent<'dateSpan'>) {
  const t = useMessages('palette', 'answers');
  const dates = useDateText();
  const between = Math.abs(days);
  const counts = { days: formatWhole(between), inclusive: formatWhole(between + 1) };
  const values = { ...counts, start: dates.long(start), end: dates.long(end) };
  return <Lines lines={[t('span', values)]} />;
}

function AgeAnswer({ intent: { birth, years } }: AnswerIntent<'age'>) {
  const t = useMessages('palette', 'answers');
  const dates = useDateText();
  return <Lines lines={[t('age', { years, birth: dates.long(birth) })]} />;
}

function EtherAnswer({ intent }: AnswerIntent<'ether'>) {
  const t = useMessages('palette', 'answers');
  const { wei, eth } = convertWei(intent.wei);
  return <Lines lines={[t('ether', { wei: groupDecimal(wei), eth: groupDecimal(eth.replace(IDLE_ZEROS, '')) })]} />;
}

function BitcoinAnswer({ intent: { amount, satoshis } }: AnswerIntent<'bitcoin'>) {
  const t = useMessages('palette', 'answers');
  return <Lines lines={[t('bitcoin', { btc: groupDecimal(amount), sats: groupDecimal(String(satoshis)) })]} />;
}

function PayAnswer({ intent: { period, amount, net, month } }: AnswerIntent<'pay'>) {
  const t = useMessages('palette', 'answers');
  const language = usePageLanguage();
  const won = useWon();
  const values = { amount: won(amount), net: won(net) };
  const key = period === 'year' ? 'payYear' : period === 'month' ? 'payMonth' : 'payHour';
  return <Lines lines={[t(key, values), t('payNote', { month: formatMonth(month, language) })]} />;
}

function BodyAnswer({ intent: { bmi } }: AnswerIntent<'bodySize'>) {
  const t = useMessages('palette', 'answers');
  return <Lines lines={[t('bmi', { bmi })]} />;
}

function AddressAnswer({ intent: { text, guess, checksum, hazard } }: AnswerIntent<'address'>) {
  const t = useMessages('palette', 'answers');
  const shared = useMessages('address');
  if (checksum === undefined || (guess !== 'ETH' && guess !== 'BTC'))
    return <Lines lines={[shared(`guesses.${guess}`)]} />;
  const verdict = t('address', { coin: shared(`coins.${guess}`), status: shared(`checksums.${checksum.status}`) });
  if (hazard === undefined) return <Lines lines={[verdict]} />;
  // A checksum that passes must not be what the visitor sees.
  const reason =
    hazard === 'badChecksum' ? verdict : shared(`hazards.${hazard}`, { token: tokenOfContract(text) ?? '' });
  return <Lines lines={[shared('hazardTitle'), reason]} />;
}

/** The answer to a question, by the same formulas as in the tool. */
export function Answer({ intent }: { readonly intent: Intent }) {
  switch (intent.kind) {
    case 'vat':
      return <VatAnswer intent={intent} />;
    case 'dateShift':
    case 'date':
      return <DateAnswer intent={intent} />;
    case 'dateSpan':
      return <SpanAnswer intent={intent} />;
    case 'age':
      return <AgeAnswer intent={intent} />;
    case 'ether':
      return <EtherAnswer intent={intent} />;
    case 'bitcoin':
      return <BitcoinAnswer intent={intent} />;
    case 'pay':
      return <PayAnswer intent={intent} />;
    case 'bodySize':
      return <BodyAnswer intent={intent} />;
    case 'address':
      return <AddressAnswer intent={intent} />;
    default:
      return null;
  }
}
