import type { JsonIndent } from '@toolbox/core/json';
import { parseTextSize } from '@toolbox/core/validate';
import { Button } from '@toolbox/ui/button/Button';
import { Segmented } from '@toolbox/ui/segmented/Segmented';
import { Split } from '@toolbox/ui/split/Split';
import { Switch } from '@toolbox/ui/switch/Switch';
import { useId, useMemo } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { MAIN_ACTION } from '../../browser/shortcuts/mainAction.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { DocumentField } from '../../parts/document-field/DocumentField.tsx';
import { selectInField } from '../../parts/document-field/selectInField.ts';
import { EMPTY_TEXT, type TextValue } from '../../parts/document-field/textValue.ts';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import styles from './JsonFormatter.module.css';
import { type Submitted, useJsonTasks } from './useJsonTasks.ts';

const INDENTS: readonly JsonIndent[] = [2, 4, '\t'];

const JsonResult = lazyPart(() => import('./JsonResult.tsx'));
const JsonLosses = lazyPart(() => import('./JsonLosses.tsx'));

export default function View() {
  const t = useMessages('json-formatter');
  const failureText = useFailureText();
  const fieldId = useId();
  const [input, setInput] = useDraft<TextValue>('json-formatter.input', EMPTY_TEXT);
  const [indent, setIndent] = useDraft<JsonIndent>('json-formatter.indent', 2, { allowed: INDENTS });
  const [sortKeys, setSortKeys] = useDraft('json-formatter.sortKeys', false);
  const [pressed, setPressed] = useDraft<Submitted | undefined>('json-formatter.submitted', undefined, {
    like: { text: '', minified: false },
  });

  const size = useMemo(() => parseTextSize(input.text), [input.text]);
  const isBlank = input.text.trim() === '';
  const submitted = isBlank ? undefined : pressed;
  const isStale = submitted !== undefined && submitted.text !== input.text;
  const work = useJsonTasks(submitted, { indent, sortKeys }, input.text);
  const inspection = work.inspection.status === 'done' ? work.inspection.value : undefined;
  const fault = work.format.status === 'done' && !work.format.value.ok ? work.format.value.failure : undefined;
  const place = fault?.code === 'json.invalid' && !isStale ? fault.facts : undefined;

  const submit = (minified: boolean) => setPressed({ text: input.text, minified });
  const canShow = !isStale && input.document === undefined;
  const showInField = (offset: number, length: number) => selectInField(fieldId, input.text, offset, length);
  const onShow = canShow ? showInField : undefined;

  const nothing = <EmptyResult text={t('empty')} />;

  function reset() {
    setInput(EMPTY_TEXT);
    setIndent(2);
    setSortKeys(false);
    setPressed(undefined);
  }

  return (
    <>
      <Split>
        <InputCard onReset={reset}>
          <DocumentField
            id={fieldId}
            mono
            rows={12}
            label={t('source')}
            hint={t('sourceHint')}
            value={input}
            onChange={setInput}
            error={size.ok ? place && t('fault.where', place) : failureText(size.failure)}
          />
          <Segmented
            label={t('indent')}
            value={indent}
            onChange={setIndent}
            options={[
              { value: 2, label: t('indents.two') },
              { value: 4, label: t('indents.four') },
              { value: '\t', label: t('indents.tab') },
            ]}
          />
          <Switch label={t('sortKeys')} hint={t('sortKeysHint')} checked={sortKeys} onChange={setSortKeys} />
          <div className={styles['buttons']}>
            <Button
              variant="primary"
              {...MAIN_ACTION}
              size="lg"
              disabled={isBlank || !size.ok}
              onClick={() => submit(false)}
            >
              {t('format')}
            </Button>
            <Button size="lg" disabled={isBlank || !size.ok} onClick={() => submit(true)}>
              {t('minify')}
            </Button>
          </div>
        </InputCard>
        {submitted === undefined ? (
          nothing
        ) : (
          <JsonResult
            fallback={nothing}
            state={work.format}
            inspection={inspection}
            isStale={isStale}
            minified={submitted.minified}
            onCancel={work.cancel}
            onShow={onShow}
          />
        )}
      </Split>
      {inspection?.ok && <JsonLosses report={inspection.value.losses} onShow={onShow} />}
    </>
  );
}
