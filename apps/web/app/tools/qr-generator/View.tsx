import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { Chips } from '@toolbox/ui/chips/Chips';
import { Disclosure } from '@toolbox/ui/disclosure/Disclosure';
import { TextArea } from '@toolbox/ui/field/TextArea';
import { Meter } from '@toolbox/ui/meter/Meter';
import { Split } from '@toolbox/ui/split/Split';
import { useDeferredValue, useId } from 'react';
import { MAIN_ACTION } from '../../browser/shortcuts/mainAction.ts';
import { type UndoKind, undoable } from '../../browser/undo/undoable.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyModule } from '../../loading/lazyModule.ts';
import { latePart, lazyPart } from '../../loading/lazyPart.tsx';
import { InputCard } from '../../parts/input-card/InputCard.tsx';
import { withOffers } from '../../parts/offers/withOffers.tsx';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { scrollToResult } from '../../parts/result-card/scrollToResult.ts';
import styles from './QrGenerator.module.css';
import { QR_KINDS } from './qrForm.ts';
import { useQrForm } from './useQrForm.ts';

const useLateFields = lazyModule(() => import('./lateFields.ts'));
const QrOptionFields = lazyPart(() => import('./QrOptionFields.tsx'));
const QrResult = lazyPart(() => import('./QrResult.tsx'));
const TextActions = latePart(() => import('../../parts/text-actions/TextActions.tsx'));
const TextNotices = latePart(() => import('./TextNotices.tsx'));
const Example = lazyPart(() => import('./Example.tsx'));

export default function View() {
  const t = useMessages('qr-generator');
  const common = useMessages('common', 'actions');
  const late = useLateMessages('qr-generator/late');
  const failureText = useFailureText();
  const missingId = useId();
  const textId = useId();
  const lateFields = useLateFields();
  const { form, change, options, setOptions, use, ...state } = useQrForm(lateFields);
  const { kind, text } = form;
  const { data, lower, payload } = state;
  const over = failureText(state.over);
  const lowered =
    lower === undefined
      ? []
      : [{ name: `${t('level')} ${lower}`, take: () => setOptions({ ...options, level: lower }) }];
  const missing = failureText(data?.missing);
  // Typing is shown at once; the picture is deferred.
  const shown = useDeferredValue(payload);
  // With the text that was accepted for its level.
  const drawnOptions = useDeferredValue(options);
  const stays = payload === undefined ? undefined : shown;

  const fill = (next: string, kind: UndoKind) => undoable(kind, () => change({ text: next }));

  function clear() {
    fill('', 'cleared');
    // The pressed button is disabled.
    document.getElementById(textId)?.focus();
  }

  const example = late?.('example.text');
  const empty = <EmptyResult text={t('empty')} />;
  // A code next to an invalid text would be mistaken for its code.
  const placeholder =
    example === undefined || !state.isEmpty ? (
      empty
    ) : (
      <Example fallback={empty} text={t('empty')} example={example} options={options} />
    );

  return (
    <Split tall>
      <div className="no-print">
        <InputCard
          onReset={state.reset}
          onExample={example === undefined ? null : () => change({ kind: 'text', text: example })}
        >
          <Chips
            label={t('kind')}
            value={kind}
            onChange={(value) => change({ kind: value })}
            options={QR_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          {kind === 'text' ? (
            <TextArea
              id={textId}
              rows={4}
              label={t('text')}
              hint={t('textHint')}
              value={text}
              onChange={(value) => change({ text: value })}
              error={state.refusal ?? withOffers(over, lowered, textId)}
              actions={
                <TextActions
                  fallback={<span className={styles['buttonRow']} />}
                  isEmpty={text === ''}
                  onPaste={(pasted) => fill(pasted, 'replaced')}
                  onClear={clear}
                  onRefuse={state.refuse}
                />
              }
            />
          ) : (
            lateFields && (
              <lateFields.DataFields
                id={textId}
                form={form}
                kind={kind}
                onChange={change}
                failures={data?.failures ?? {}}
              />
            )
          )}
          {kind === 'text' && <TextNotices id={textId} form={form} onChange={change} />}
          {kind !== 'text' && over !== undefined && (
            <Banner kind="validation">{withOffers(over, lowered, textId)}</Banner>
          )}
          <Meter
            label={t('capacity')}
            value={use.bytes}
            max={use.capacity}
            valueText={t('capacityValue', { bytes: formatWhole(use.bytes), capacity: formatWhole(use.capacity) })}
            tone={use.isOver ? 'bad' : 'accent'}
          />
          <div className={styles['submit']}>
            <Button
              variant="primary"
              {...MAIN_ACTION}
              size="lg"
              block
              icon="qr"
              disabled={payload === undefined}
              aria-describedby={missing && missingId}
              onClick={scrollToResult}
            >
              {common('generate')}
            </Button>
            {missing && (
              <p id={missingId} className={styles['missing']}>
                {missing}
              </p>
            )}
          </div>
          <Disclosure summary={t('options')}>
            <QrOptionFields options={options} onChange={setOptions} />
          </Disclosure>
        </InputCard>
      </div>
      {stays === undefined ? placeholder : <QrResult fallback={placeholder} payload={stays} options={drawnOptions} />}
    </Split>
  );
}
