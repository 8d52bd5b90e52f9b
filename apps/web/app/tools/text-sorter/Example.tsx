import { useMemo } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { asExample } from '../../parts/result-card/asExample.tsx';
import { ResultCard } from '../../parts/result-card/ResultCard.tsx';
import { TextOutput } from '../../parts/text-output/TextOutput.tsx';
import { runTaskNow } from '../../worker/runTaskNow.ts';
import type { SortChoices } from './sortChoices.ts';
import { sortTask } from './sortTask.ts';

type ExampleProps = { readonly example: string; readonly choices: SortChoices };

/** The list of the example in order. */
function Example({ example, choices }: ExampleProps) {
  const t = useMessages('text-sorter');
  const { language } = useLanguage();
  const sorted = useMemo(
    () => runTaskNow(sortTask, { ...choices, text: example, language }),
    [choices, example, language],
  );
  return (
    <ResultCard copyText="">
      <TextOutput prose={choices.delimiter !== 'newline'} label={t('sorted')} text={sorted.text} />
    </ResultCard>
  );
}

export default asExample(Example, { late: true });
