import { parseTextSize } from '@toolbox/core/validate';
import { Split } from '@toolbox/ui/split/Split';
import { useMemo } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { DocumentField } from '../../parts/document-field/DocumentField.tsx';
import { clearedText, EMPTY_TEXT, type TextValue } from '../../parts/document-field/textValue.ts';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { SortFields } from './SortFields.tsx';
import { ALLOWED_CHOICES, FIRST_CHOICES, type SortChoices } from './sortChoices.ts';

const SortResult = lazyPart(() => import('./SortResult.tsx'));
const Example = lazyPart(() => import('./Example.tsx'));

export default function View() {
  const t = useMessages('text-sorter');
  const late = useLateMessages('text-sorter/late');
  const failureText = useFailureText();
  const [value, setValue] = useDraft<TextValue>('text-sorter.text', EMPTY_TEXT);
  const [choices, setChoices] = useDraft<SortChoices>('text-sorter.choices', FIRST_CHOICES, ALLOWED_CHOICES);
  const size = useMemo(() => parseTextSize(value.text), [value.text]);

  function reset() {
    setValue(clearedText());
    setChoices(FIRST_CHOICES);
  }

  const isByComma = choices.delimiter === 'comma' || choices.delimiter === 'commaSpace';
  const example = late?.(isByComma ? 'example.comma' : 'example.list');
  const empty = <EmptyResult text={t('empty')} />;
  const placeholder =
    example === undefined ? empty : <Example fallback={empty} text={t('empty')} example={example} choices={choices} />;

  return (
    <Split tall>
      <InputCard onReset={reset} onExample={example === undefined ? null : () => setValue({ text: example })}>
        <DocumentField
          rows={8}
          label={t('text')}
          hint={t('textHint')}
          value={value}
          onChange={setValue}
          error={size.ok ? undefined : failureText(size.failure)}
        />
        <SortFields choices={choices} onChange={setChoices} />
      </InputCard>
      {size.ok && value.text.trim() !== '' ? (
        <SortResult fallback={placeholder} value={value} choices={choices} onChange={setChoices} />
      ) : (
        placeholder
      )}
    </Split>
  );
}
