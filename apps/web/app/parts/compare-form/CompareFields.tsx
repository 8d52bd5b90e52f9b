import { parseTextSize } from '@toolbox/core/validate';
import { Banner } from '@toolbox/ui/banner/Banner';
import { TextField } from '@toolbox/ui/field/TextField';
import { useEffect, useMemo, useRef, useState } from 'react';
import { utf8Length } from '../../browser/files/utf8Length.ts';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { DocumentField } from '../document-field/DocumentField.tsx';
import type { Side } from './bothSides.ts';
import styles from './CompareForm.module.css';
import { FILE_NAMES, useCompareSetup } from './compareContext.ts';
import type { CompareDrafts } from './useCompareDrafts.ts';

type CompareFieldsProps = {
  readonly drafts: CompareDrafts;
  /** One of the fields is about to be used. */
  readonly onApproach: () => void;
};

const SIDES: readonly Side[] = ['left', 'right'];
const NO_FILES: readonly File[] = [];

/** The two texts side by side. Two files dropped together fill one field each. */
export function CompareFields({ drafts, onApproach }: CompareFieldsProps) {
  const t = useMessages('compare');
  const { isCode, sides } = useCompareSetup();
  const failureText = useFailureText();
  const { values, onChange, names, onRename } = drafts;
  const [given, setGiven] = useState(NO_FILES);
  const isGiven = useRef(false);
  const left = useMemo(() => parseTextSize(values.left.text, utf8Length), [values.left.text]);
  const right = useMemo(() => parseTextSize(values.right.text, utf8Length), [values.right.text]);
  const sizes = { left, right };

  // What is said about the files holds until a text is replaced by anything but one of them.
  useEffect(() => {
    if (!isGiven.current && given.length > 0) setGiven(NO_FILES);
    isGiven.current = false;
  }, [values.left, values.right]);

  return (
    <>
      <div className={styles['fields']}>
        {SIDES.map((side, index) => {
          const size = sizes[side];
          return (
            <div key={side} className={styles['field']}>
              <DocumentField
                rows={10}
                mono={isCode}
                label={sides[side]}
                value={values[side]}
                onChange={onChange[side]}
                given={given[index]}
                onSeveral={setGiven}
                onApproach={onApproach}
                onOpen={(name) => {
                  isGiven.current = given[index]?.name === name;
                  if (isCode) onRename[side](name);
                }}
                error={size.ok ? undefined : failureText(size.failure)}
              />
              {isCode && (
                <TextField
                  label={t(`fileNames.${side}`)}
                  placeholder={FILE_NAMES[side]}
                  spellCheck={false}
                  autoCapitalize="off"
                  autoComplete="off"
                  value={names[side]}
                  onChange={onRename[side]}
                />
              )}
            </div>
          );
        })}
      </div>
      <p className={`no-print ${styles['note']}`}>{t('filesNote')}</p>
      {given.length > SIDES.length && <Banner kind="validation">{t('tooManyFiles')}</Banner>}
    </>
  );
}
