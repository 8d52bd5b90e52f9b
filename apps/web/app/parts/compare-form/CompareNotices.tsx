import { isWhiteSpace } from '@toolbox/core/text';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { Banner } from '@toolbox/ui/banner/Banner';
import { Button } from '@toolbox/ui/button/Button';
import { useMessages } from '../../i18n/useMessages.ts';
import { onDemandPart } from '../../loading/lazyPart.tsx';
import type { CompareChoices, Ignorable } from './compareChoices.ts';
import { useCompareSetup } from './compareContext.ts';
import type { Comparison } from './compareTask.ts';
import { countDiffering } from './countDiffering.ts';

const HiddenCharacters = onDemandPart(() => import('./HiddenCharacters.tsx'));

type CompareNoticesProps = {
  readonly comparison: Comparison;
  /** Other choices or texts are being compared: an offer would change them by an outdated result. */
  readonly isStale: boolean;
  readonly choices: CompareChoices;
  readonly onChange: (choices: CompareChoices) => void;
};

/** Notes on what the panels cannot show: invisible differences, and a limited search. */
export function CompareNotices({ comparison, isStale, choices, onChange }: CompareNoticesProps) {
  const t = useMessages('compare');
  const { sides } = useCompareSetup();
  const { mode, rules, hidden, looksSame, truncated, lineStarts } = comparison;
  const isByPosition = mode === 'position';
  const ignoring = (rule: Ignorable) => () => onChange({ mode: 'aligned', ignored: [...choices.ignored, rule] });
  const seen = countDiffering(comparison);
  const characters = hidden.characters.filter(({ code }) => rules.ignoreWhitespace !== true || !isWhiteSpace(code));
  const shifts = isByPosition && lineStarts.left.length !== lineStarts.right.length && seen > 1;
  // Lines that are equal only by the rules differ in more than their ends.
  const onlyLineEnds = seen === 0 && hidden.looksSame && !hidden.normalForm;
  const lineEnds = {
    left: sides.left,
    right: sides.right,
    leftEnds: t(`lineEnds.${hidden.leftLineEnds}`),
    rightEnds: t(`lineEnds.${hidden.rightLineEnds}`),
  };

  return (
    <>
      {truncated && (
        <Banner quiet kind="validation" title={t('notices.truncated')}>
          {t('notices.truncatedNote')}
        </Banner>
      )}
      {hidden.normalForm && rules.ignoreNormalForm !== true && (
        <Banner
          quiet
          kind="info"
          title={
            isByPosition && looksSame > 0
              ? t('notices.normalFormLines', { count: formatWhole(looksSame) })
              : t('notices.normalForm')
          }
        >
          <p>{t('notices.normalFormNote')}</p>
          <Button size="sm" disabled={isStale} onClick={ignoring('ignoreNormalForm')}>
            {t('notices.ignoreNormalForm')}
          </Button>
        </Banner>
      )}
      {characters.length > 0 && <HiddenCharacters fallback={null} characters={characters} />}
      {hidden.lineEnds && (
        <Banner quiet kind="info" title={t(onlyLineEnds ? 'notices.lineEndsOnly' : 'notices.lineEnds')}>
          {t('notices.lineEndsNote', lineEnds)}
        </Banner>
      )}
      {shifts && (
        <Banner quiet kind="info" title={t('notices.shifted')}>
          <Button size="sm" disabled={isStale} onClick={() => onChange({ ...choices, mode: 'aligned' })}>
            {t('notices.tryAligned')}
          </Button>
        </Banner>
      )}
    </>
  );
}
