import { parseAddressFormat, type WalletCoin } from '@toolbox/core/address';
import { TextField } from '@toolbox/ui/field/TextField';
import { Select } from '@toolbox/ui/select/Select';
import { Split } from '@toolbox/ui/split/Split';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { latePart, lazyPart } from '../../loading/lazyPart.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { withOffers } from '../../parts/offers/withOffers.tsx';
import { usePasteClear } from '../../parts/paste-clear/usePasteClear.tsx';
import { examplePart } from '../../parts/result-card/examplePart.tsx';
import { useAddressOffers } from '../../parts/wallet-address/useAddressOffers.ts';
import styles from './WalletValidator.module.css';

const COINS: readonly WalletCoin[] = ['ETH', 'BTC'];

/** From EIP-55 and BIP-173. */
const EXAMPLE_ADDRESSES = {
  ETH: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  BTC: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
} as const satisfies Readonly<Record<WalletCoin, string>>;

const PassingNotice = latePart(() => import('../../parts/passing-notice/PassingNotice.tsx'));

const Example = examplePart(() => import('./Example.tsx'));
const AddressResult = lazyPart(() => import('./AddressResult.tsx'));
const SecretDraft = latePart(() => import('../../parts/wallet-address/SecretDraft.tsx'));

export default function View() {
  const t = useMessages('wallet-validator');
  const shared = useMessages('address');
  const failureText = useFailureText();
  const [coin, setCoin] = useDraft<WalletCoin>('wallet-validator.coin', 'ETH', { allowed: COINS });
  const [text, setText] = useDraft<string | undefined>('wallet-validator.address', undefined, { like: '' });

  // An untouched field shows no error; one that was cleared is reported as required.
  const parsed = text === undefined ? undefined : parseAddressFormat(text, coin);
  const error = parsed?.ok === false ? failureText(parsed.failure) : undefined;
  const offers = useAddressOffers({
    rejected: error === undefined ? undefined : text,
    coin,
    coinNames: { ETH: shared('coins.ETH'), BTC: shared('coins.BTC') },
    take: (meant) =>
      undoable('replaced', () => {
        setCoin(meant.coin);
        setText(meant.address);
      }),
  });
  const filled = text !== undefined && text.trim() !== '';
  const placeholder = <Example text={t('empty')} address={EXAMPLE_ADDRESSES[coin]} coin={coin} />;

  const pasteClear = usePasteClear(text ?? '', setText, t('addressHint'));

  function reset() {
    setText(undefined);
    setCoin('ETH');
  }

  return (
    <Split>
      <InputCard onReset={reset} onExample={() => setText(EXAMPLE_ADDRESSES[coin])}>
        <Select
          label={shared('coin')}
          value={coin}
          onChange={setCoin}
          options={COINS.map((value) => ({ value, label: shared(`coins.${value}`) }))}
        />
        <div className={styles['address']}>
          <TextField
            label={t('address')}
            id={pasteClear.id}
            actions={pasteClear.actions}
            hint={pasteClear.hint}
            placeholder={t(`placeholders.${coin}`)}
            mono
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={text ?? ''}
            onChange={setText}
            error={withOffers(error, offers, pasteClear.id)}
          />
          <PassingNotice texts={error === undefined ? [] : [error]} />
        </div>
        <SecretDraft fallback={null} draft="wallet-validator.address" text={text ?? ''} />
      </InputCard>
      {filled ? (
        <AddressResult fallback={placeholder} text={text} coin={coin} valid={parsed?.ok === true} />
      ) : (
        placeholder
      )}
    </Split>
  );
}
