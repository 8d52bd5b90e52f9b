import { useMemo } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { ExampleResult } from '../../parts/example-result/ExampleResult.tsx';
import { TextOutput } from '../../parts/text-output/TextOutput.tsx';
import { runTaskNow } from '../../worker/runTaskNow.ts';
import type { SortChoices } from './sortChoices.ts';
import { sortTask } from './sortTask.ts';

type SortExampleProps = { readonly text: string; readonly example: string; readonly choices: SortChoices };

/** The list of the example in order. */
export default function SortExample({ text, example, choices }: SortExampleProps) {
  const t = useMessages('text-sorter');
  const { language } = useLanguage();
  const sorted = useMemo(
    () => runTaskNow(sortTask, { ...choices, text: example, language }),
    [choices, example, language],
  );
  return (
    <ExampleResult text={text}>
      <TextOutput prose={choices.delimiter !== 'newline'} label={t('sorted')} text={sorted.text} />
    </ExampleResult>
  );
}
