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

/** The text in another case. */
export default function CaseResult({ text, mode, exceptions, keepAcronyms, keepLinks }: CaseResultProps) {
  const t = useMessages('case-converter');
  const late = useLateMessages('case-converter/late');
  const converted = useMemo(
    () => convertCase(text, mode, { exceptions: parseExceptionWords(exceptions), keepAcronyms, keepLinks }),
    [text, mode, exceptions, keepAcronyms, keepLinks],
  );
  const name = t(`modes.${mode}`);
  if (converted.trim() === '') return <EmptyResult text={late?.('noName') ?? ''} />;
  return (
    <ResultCard
      copyText={converted}
      spoken={t('spoken', { mode: name })}
      figure={{ label: name, value: converted, isData: true }}
    >
      <TextOutput prose label={name} text={converted} />
    </ResultCard>
  );
}
