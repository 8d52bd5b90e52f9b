import { Chips } from '@toolbox/ui/chips/Chips';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Switch } from '@toolbox/ui/switch/Switch';
import { memo } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { drawSeed } from './drawSeed.ts';
import { BYS, COMPARING, DELIMITERS, DUPLICATE_RULES, ORDERS, type SortChoices } from './sortChoices.ts';

type SortFieldsProps = { readonly choices: SortChoices; readonly onChange: (choices: SortChoices) => void };

/** Options for separating and ordering the items. */
export const SortFields = memo(function SortFields({ choices, onChange }: SortFieldsProps) {
  const t = useMessages('text-sorter');
  const compares = COMPARING.has(choices.order);
  const choose =
    <Key extends keyof SortChoices>(key: Key) =>
    (value: SortChoices[Key]) =>
      onChange({ ...choices, [key]: value });

  return (
    <>
      <Chips
        label={t('delimiter')}
        value={choices.delimiter}
        onChange={choose('delimiter')}
        options={DELIMITERS.map((value) => ({ value, label: t(`delimiters.${value}`) }))}
      />
      <Chips
        label={t('order')}
        hint={compares ? undefined : t('orderHint')}
        value={choices.order}
        onChange={(order) => onChange({ ...choices, order, seed: order === 'shuffle' ? drawSeed() : choices.seed })}
        options={ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
      />
      <Segmented
        label={t('by')}
        disabled={!compares}
        value={choices.by}
        onChange={choose('by')}
        options={BYS.map((value) => ({ value, label: t(`bys.${value}`) }))}
      />
      <Switch
        label={t('natural')}
        hint={t('naturalHint')}
        disabled={!compares}
        checked={choices.natural}
        onChange={choose('natural')}
      />
      <Chips
        label={t('duplicates')}
        value={choices.duplicates}
        onChange={choose('duplicates')}
        options={DUPLICATE_RULES.map((value) => ({ value, label: t(`duplicateRules.${value}`) }))}
      />
    </>
  );
});
