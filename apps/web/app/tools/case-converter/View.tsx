import type { TextCase } from '@toolbox/core/text';
import { Chips } from '@toolbox/ui/chips/Chips';
import { TextField } from '@toolbox/ui/field/TextField';
import { Split } from '@toolbox/ui/split/Split';
import { Switch } from '@toolbox/ui/switch/Switch';
import { useMemo } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { DocumentField } from '../../parts/document-field/DocumentField.tsx';
import { clearedText, EMPTY_TEXT, type TextValue } from '../../parts/document-field/textValue.ts';
import { useTextLimit } from '../../parts/document-field/useTextLimit.ts';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';

const MODES: readonly TextCase[] = [
  'upper',
  'lower',
  'title',
  'sentence',
  'camel',
  'pascal',
  'snake',
  'kebab',
  'constant',
  'dot',
  'alternating',
];

const CaseResult = lazyPart(() => import('./CaseResult.tsx'));
const Example = lazyPart(() => import('./Example.tsx'));

export default function View() {
  const t = useMessages('case-converter');
  const late = useLateMessages('case-converter/late');
  const failureText = useFailureText();
  const [value, setValue] = useDraft<TextValue>('case-converter.text', EMPTY_TEXT);
  const [mode, setMode] = useDraft<TextCase>('case-converter.mode', 'upper', { allowed: MODES });
  const [exceptions, setExceptions] = useDraft('case-converter.exceptions', '');
  const [keepAcronyms, setKeepAcronyms] = useDraft('case-converter.keepAcronyms', false);
  const [keepLinks, setKeepLinks] = useDraft('case-converter.keepLinks', false);
  const limit = useTextLimit(value.text);

  // Memoized: a new list would make the choices render with every key.
  const modes = useMemo(() => MODES.map((each) => ({ value: each, label: t(`modes.${each}`) })), [t]);

  function reset() {
    setValue(clearedText());
    setMode('upper');
    setExceptions('');
    setKeepAcronyms(false);
    setKeepLinks(false);
  }

  const empty = <EmptyResult text={t('empty')} />;
  const example = late?.('example.text');
  const placeholder =
    example === undefined ? empty : <Example fallback={empty} text={t('empty')} example={example} mode={mode} />;

  return (
    <Split>
      <InputCard onReset={reset} onExample={example === undefined ? null : () => setValue({ text: example })}>
        <DocumentField
          rows={8}
          label={t('text')}
          hint={t('textHint')}
          value={value}
          onChange={setValue}
          footer={limit.count}
          error={failureText(limit.failure)}
        />
        <Chips label={t('mode')} hint={t('modeHint')} value={mode} onChange={setMode} options={modes} />
        <TextField
          label={t('exceptions')}
          hint={t('exceptionsHint')}
          placeholder={t('exceptionsSample')}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          value={exceptions}
          onChange={setExceptions}
        />
        <Switch
          label={t('keepAcronyms')}
          hint={t('keepAcronymsHint')}
          checked={keepAcronyms}
          onChange={setKeepAcronyms}
        />
        <Switch label={t('keepLinks')} hint={t('keepLinksHint')} checked={keepLinks} onChange={setKeepLinks} />
      </InputCard>
      {value.text.trim() !== '' && limit.failure === undefined ? (
        <CaseResult
          fallback={placeholder}
          text={value.text}
          mode={mode}
          exceptions={exceptions}
          keepAcronyms={keepAcronyms}
          keepLinks={keepLinks}
        />
      ) : (
        placeholder
      )}
    </Split>
  );
}
