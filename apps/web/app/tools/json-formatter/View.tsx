import type { JsonIndent } from '@toolbox/core/json';
import { parseTextSize } from '@toolbox/core/validate';
import { Button } from '@toolbox/ui/button/Button';
import { useDebounced } from '@toolbox/ui/hooks/useDebounced';
import { Split } from '@toolbox/ui/split/Split';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useDraft } from '../../browser/draft/useDraft.ts';
import { utf8Length } from '../../browser/files/utf8Length.ts';
import { MAIN_ACTION } from '../../browser/shortcuts/mainAction.ts';
import { undoable } from '../../browser/undo/undoable.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { DocumentField } from '../../parts/document-field/DocumentField.tsx';
import { clearedText, EMPTY_TEXT, type TextValue, toTextValue } from '../../parts/document-field/textValue.ts';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { JsonBar } from './JsonBar.tsx';
import styles from './JsonFormatter.module.css';
import { selectInField } from './selectInField.ts';
import { useLiveJson } from './useLiveJson.ts';

const INDENTS: readonly JsonIndent[] = [2, 4, '\t'];
/** How long typing must pause before an error is shown, because incomplete text is not an error. */
const PAUSE_MS = 500;
/** A shorter text is formatted within the frame of the key that changed it. */
const MAX_IMMEDIATE_UNITS = 5000;
/** Longer texts are formatted when typing pauses, shorter ones on every keystroke. */
const LIVE_UNITS = 20_000;

const JsonResult = lazyPart(() => import('./JsonResult.tsx'));
const JsonLosses = lazyPart(() => import('./JsonLosses.tsx'));
const Example = lazyPart(() => import('./Example.tsx'));

export default function View() {
  const t = useMessages('json-formatter');
  const late = useLateMessages('json-formatter/late');
  const failureText = useFailureText();
  const fieldId = useId();
  const [input, setInput] = useDraft<TextValue>('json-formatter.input', EMPTY_TEXT);
  const [indent, setIndent] = useDraft<JsonIndent>('json-formatter.indent', 2, { allowed: INDENTS });
  const [sortKeys, setSortKeys] = useDraft('json-formatter.sortKeys', false);
  const [minified, setMinified] = useDraft('json-formatter.minified', false);
  const [pressed, setPressed] = useState({ text: '', restarts: 0 });

  const size = useMemo(() => parseTextSize(input.text, utf8Length), [input.text]);
  const paused = useDebounced(input.text, PAUSE_MS);
  // The result of a longer text must not hold up the next key. A document is not typed: its work starts at once.
  const isDocument = input.document !== undefined;
  const isShort = input.text.length <= MAX_IMMEDIATE_UNITS;
  const deferred = useDeferredValue(isShort ? '' : input.text);
  // The first long text replaces a short one, whose result stays until then.
  const typed = isShort || deferred === '' ? input.text : deferred;
  const pausing = typed.length > LIVE_UNITS && pressed.text !== typed ? paused : typed;
  const live = isDocument ? input.text : pausing;
  const [isNear, setNear] = useState(false);
  const isBlank = input.text.trim() === '';
  const canFormat = !isBlank && size.ok;
  const options = { indent: minified ? 0 : indent, sortKeys } as const;
  const work = useLiveJson(canFormat && live.trim() !== '' ? live : undefined, {
    ...options,
    restarts: pressed.restarts,
    isExpected: isNear,
  });

  const isSettled = isDocument || paused === input.text || pressed.text === input.text;
  const failure = isSettled && live === input.text ? work.failure : undefined;
  const fault = failure?.code === 'json.invalid' ? failure : undefined;
  // The result shows the reason; here it is part of the one sentence that is announced. In our words: those of the
  // engine are English on every page.
  const faultText = fault && (
    <>
      {t('fault.where', fault.facts)}{' '}
      <span className="visually-hidden">
        {late ? late(`reasons.${fault.facts.reason}`, { found: fault.facts.found }) : failureText(fault)}
      </span>
    </>
  );
  const isShown = work.last !== undefined || failure !== undefined || (work.state.status !== 'done' && live !== '');
  const canShow = !isDocument && live === input.text;
  const showInField = (offset: number, length: number) => selectInField(fieldId, { text: input.text, offset, length });
  const onShow = canShow ? showInField : undefined;
  const isStale = work.formatted === undefined || live !== input.text;
  const isPast = isStale || !work.isInspected;

  function press(asMinified: boolean) {
    setMinified(asMinified);
    const isStopped = work.state.status === 'canceled' || work.state.status === 'failed';
    setPressed({ text: input.text, restarts: isStopped ? pressed.restarts + 1 : pressed.restarts });
  }

  /** The button disappears with the error, so the focus returns to the field. */
  function takeRepaired(repaired: string) {
    undoable('replaced', () => setInput(toTextValue(repaired, input.document)));
    document.getElementById(fieldId)?.focus();
  }

  function reset() {
    setInput(clearedText());
    setIndent(2);
    setSortKeys(false);
    setMinified(false);
  }

  const bar = (
    <JsonBar
      indent={options.indent}
      sortKeys={sortKeys}
      onIndent={(next) => {
        setMinified(next === 0);
        if (next !== 0) setIndent(next);
      }}
      onSortKeys={setSortKeys}
    />
  );
  const empty = <EmptyResult text={t('empty')} note={bar} />;
  const placeholder = late ? (
    <Example fallback={empty} text={t('empty')} note={bar} example={late('example.text')} {...options} />
  ) : (
    empty
  );

  return (
    <div className={styles['panes']}>
      <Split>
        <InputCard onReset={reset} onExample={late ? () => setInput({ text: late('example.text') }) : null}>
          <DocumentField
            id={fieldId}
            mono
            label={t('source')}
            // They replace each other, so that nothing below moves.
            hint={fault || !size.ok ? undefined : t('sourceHint')}
            value={input}
            onChange={setInput}
            onApproach={() => setNear(true)}
            error={size.ok ? faultText : failureText(size.failure)}
          />
          <div className={styles['buttons']}>
            <Button variant="primary" {...MAIN_ACTION} disabled={!canFormat} onClick={() => press(false)}>
              {t('format')}
            </Button>
            <Button disabled={!canFormat} onClick={() => press(true)}>
              {t('minify')}
            </Button>
            <span className={styles['live']}>{t('live')}</span>
          </div>
        </InputCard>
        {canFormat && isShown ? (
          <JsonResult
            fallback={placeholder}
            text={live}
            note={bar}
            state={work.state}
            last={work.last}
            isStale={isStale}
            failure={failure}
            inspection={work.inspection}
            isPast={isPast}
            {...options}
            onCancel={work.cancel}
            onShow={onShow}
            onRepair={takeRepaired}
          />
        ) : (
          placeholder
        )}
      </Split>
      {canFormat && failure === undefined && work.inspection?.ok && (
        <JsonLosses report={work.inspection.value.losses} isPast={isPast} onShow={isPast ? undefined : onShow} />
      )}
    </div>
  );
}
