import type { Failure } from '@toolbox/core/result';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { MarkedHangul } from '@toolbox/ui/marked-hangul/MarkedHangul';
import { type Row, Rows } from '@toolbox/ui/rows/Rows';
import { ScrollBox } from '@toolbox/ui/scroll-box/ScrollBox';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { onDemandPart } from '../../loading/lazyPart.tsx';
import styles from './JsonFormatter.module.css';

const JsonRepairCard = onDemandPart(() => import('./repair/JsonRepairCard.tsx'));

type JsonFaultProps = {
  /** The text that is not JSON. */
  readonly text: string;
  readonly failure: Failure<'json.invalid'>;
  readonly onShow: ((offset: number, length: number) => void) | undefined;
  /** Replaces the input by a repaired text. */
  readonly onRepair: (repaired: string) => void;
};

/** For these reasons the open bracket is part of the explanation. */
const TELLS_OPENED: ReadonlySet<string> = new Set(['unexpectedEnd', 'mismatchedBracket']);

/** Why a text is not JSON: the engine's message, ours, and the position with a caret below it. */
export function JsonFault({ text, failure, onShow, onRepair }: JsonFaultProps) {
  const t = useMessages('json-formatter');
  const late = useMessages('json-formatter/late');
  const failureText = useFailureText();
  const [asked, setAsked] = useState<string>();
  const excerptBox = useRef<HTMLDivElement>(null);
  const { message, reason, found, offset, line, column, excerpt, caret, openLine, openColumn } = failure.facts;
  const before = excerpt.slice(0, caret);
  const [marked = ''] = excerpt.slice(caret);
  const place = t('fault.place', { line, column });
  // The words of the engine are English on a Korean page, too; what they quote may be Korean on both.
  const said = failureText(failure) ?? '';
  const at = said.indexOf(message);
  const title = (
    <>
      {said.slice(0, at)}
      <span lang="en">
        <MarkedHangul lang="en">{said.slice(at)}</MarkedHangul>
      </span>
    </>
  );

  // On a narrow screen the caret may be out of view.
  useLayoutEffect(() => {
    const box = excerptBox.current;
    const mark = box?.querySelector('mark');
    if (box && mark) box.scrollLeft = mark.offsetLeft - box.clientWidth / 2;
  }, [failure]);

  const rows: Row[] = [{ id: 'place', label: t('fault.position'), value: place }];
  if (found !== '') rows.push({ id: 'found', label: t('fault.found'), value: found, mono: true });
  if (TELLS_OPENED.has(reason) && openLine > 0) {
    const opened = t('fault.place', { line: openLine, column: openColumn });
    rows.push({ id: 'opened', label: t('fault.opened'), value: opened });
  }

  return (
    <>
      <Banner quiet kind="validation" title={said && title}>
        {late(`reasons.${reason}`, { found })}
      </Banner>
      <ScrollBox alwaysFocusable ref={excerptBox} className={styles['excerpt']} aria-label={place} translate="no">
        <pre>
          {column - 1 > caret && '…'}
          {before}
          <mark>{marked}</mark>
          {excerpt.slice(caret + marked.length)}
        </pre>
        <pre className={styles['caretLine']} aria-hidden="true">
          <span className={styles['unseen']}>
            {column - 1 > caret && '…'}
            {before}
          </span>
          <span className={styles['caret']}>^</span>
        </pre>
      </ScrollBox>
      <div className={styles['buttons']}>
        {onShow && (
          <Button size="sm" icon="search" onClick={() => onShow(offset, marked.length)}>
            {t('fault.goTo')}
          </Button>
        )}
        <Button size="sm" onClick={() => setAsked(text)}>
          {late('repair.ask')}
        </Button>
      </div>
      {asked === text && <JsonRepairCard fallback={null} text={text} onAccept={onRepair} />}
      <Rows rows={rows} />
    </>
  );
}
