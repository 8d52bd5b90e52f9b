import { type CodeNotation, countGraphemes, toCharCodes } from '@toolbox/core/text';
import { formatWhole } from '@toolbox/i18n/format/formatWhole';
import { useMemo } from 'react';
import { segmenter } from '../../browser/segmenter/segmenter.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { TextOutput } from '../../parts/text-output/TextOutput.tsx';

type CodeResultProps = {
  readonly characters: string;
  /** The notation of the codes; undefined where the output is the characters themselves. */
  readonly notation: CodeNotation | undefined;
};

/** The codes of the characters, or the characters of the codes. */
export default function CodeResult({ characters, notation }: CodeResultProps) {
  const t = useMessages('ascii-converter');
  const output = useMemo(
    () => (notation === undefined ? characters : toCharCodes(characters, notation)),
    [characters, notation],
  );
  const count = useMemo(() => formatWhole(countGraphemes(characters, segmenter)), [characters]);
  const label = t(notation === undefined ? 'text' : 'codes');
  const counted = t('spoken', { count });
  // The notation is part of the sentence, because one that stays the same is not announced again.
  const spoken = notation === undefined ? counted : `${counted}, ${t('notation')} ${t(`notations.${notation}`)}`;
  return (
    <ResultCard copyText={output} spoken={spoken} figure={{ label, value: output, isData: true }}>
      <TextOutput prose label={label} text={output} />
    </ResultCard>
  );
}
