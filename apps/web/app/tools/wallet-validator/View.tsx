import { parseWalletAddress, type WalletCoin } from '@toolbox/core/address';
import { Banner } from '@toolbox/ui/banner/Banner';
import { TextField } from '@toolbox/ui/field/TextField';
import { Select } from '@toolbox/ui/select/Select';
import { Split } from '@toolbox/ui/split/Split';
import { useState } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';

const COINS: readonly WalletCoin[] = ['ETH', 'BTC'];
/** The banner only repeats what stands beside the field, so it may go by itself. */
const BANNER_MS = 5000;

const AddressResult = lazyPart(() => import('./AddressResult.tsx'));

export default function View() {
  const t = useMessages('wallet-validator');
  const shared = useMessages('address');
  const actions = useMessages('common', 'actions');
  const failureText = useFailureText();
  const [coin, setCoin] = useDraft<WalletCoin>('wallet-validator.coin', 'ETH', { allowed: COINS });
  const [text, setText] = useDraft<string | undefined>('wallet-validator.address', undefined, { like: '' });
  const [dismissed, setDismissed] = useState('');

  // Untouched is not wrong; a field that was emptied again says that it is needed.
  const parsed = text === undefined ? undefined : parseWalletAddress(text, coin);
  const error = parsed?.ok === false ? failureText(parsed.failure) : undefined;
  const asked = `${coin} ${text}`;
  const filled = text !== undefined && text.trim() !== '';
  const nothing = <EmptyResult text={t('empty')} />;

  function reset() {
    setText(undefined);
    setCoin('ETH');
  }

  return (
    <Split>
      <InputCard onReset={reset}>
        <Select
          label={shared('coin')}
          value={coin}
          onChange={setCoin}
          options={COINS.map((value) => ({ value, label: shared(`coins.${value}`) }))}
        />
        <TextField
          label={t('address')}
          hint={t('addressHint')}
          placeholder={t(`placeholders.${coin}`)}
          mono
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text ?? ''}
          onChange={setText}
          error={error}
        />
        {error !== undefined && dismissed !== asked && (
          <Banner
            key={asked}
            kind="validation"
            autoHideMs={BANNER_MS}
            onDismiss={() => setDismissed(asked)}
            dismissLabel={actions('close')}
          >
            {error}
          </Banner>
        )}
      </InputCard>
      {filled ? <AddressResult fallback={nothing} text={text} coin={coin} valid={parsed?.ok === true} /> : nothing}
    </Split>
  );
}
