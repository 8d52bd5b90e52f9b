import { convertCase, type TextCase } from '@toolbox/core/text';
import { parseExceptionWords } from '@toolbox/core/text/form';
import { useMemo } from 'react';
import { useLateMessages } from '../../i18n/useLateMessages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { EmptyResult } from '../../parts/result-card/EmptyResult.tsx';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { TextOutput } from '../../parts/text-output/TextOutput.tsx';

type CaseResultProps = {
  readonly text: string;
  readonly mode: TextCase;
  readonly exceptions: string;
  readonly keepAcronyms: boolean;
  readonly keepLinks: boolean;
};

const WITH_ACRONYMS: ReadonlySet<TextCase> = new Set(['lower', 'title', 'sentence']);
const WITH_LINKS: ReadonlySet<TextCase> = new Set([...WITH_ACRONYMS, 'upper', 'alternating']);

/** The text in another case. */
export default function CaseResult({ text, mode, exceptions, keepAcronyms, keepLinks }: CaseResultProps) {
  const t = useMessages('case-converter');
  const late = useLateMessages('case-converter/late');
  const words = useMemo(() => parseExceptionWords(exceptions), [exceptions]);
  const converted = useMemo(
    () => convertCase(text, mode, { exceptions: words, keepAcronyms, keepLinks }),
    [text, mode, words, keepAcronyms, keepLinks],
  );
  const name = t(`modes.${mode}`);
  // The options that apply are part of the sentence, because one that stays the same is not announced again.
  const spoken = [
    t('spoken', { mode: name }),
    keepAcronyms && WITH_ACRONYMS.has(mode) && t('keepAcronyms'),
    keepLinks && WITH_LINKS.has(mode) && t('keepLinks'),
    words.size > 0 && mode === 'title' && `${t('exceptions')}: ${[...words].join(' ')}`,
  ];
  if (converted.trim() === '') return <EmptyResult text={late?.('noName') ?? ''} />;
  return (
    <ResultCard
      copyText={converted}
      spoken={spoken.filter(Boolean).join(', ')}
      figure={{ label: name, value: converted, isData: true }}
    >
      <TextOutput prose label={name} text={converted} />
    </ResultCard>
  );
}
