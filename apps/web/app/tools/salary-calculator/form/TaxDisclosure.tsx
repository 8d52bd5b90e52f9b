import { Disclosure } from '@toolbox/ui/disclosure/Disclosure';
import { useMessages } from '../../../i18n/useMessages.ts';
import { lazyPart } from '../../../loading/lazyPart.tsx';
import type { SalaryFormState } from './useSalaryForm.ts';

const TaxOptions = lazyPart(() => import('./TaxOptions.tsx'));

type TaxDisclosureProps = { readonly state: SalaryFormState };

/** The basis of the income tax: a one-line summary, with the options below it. */
export default function TaxDisclosure({ state }: TaxDisclosureProps) {
  return (
    <Disclosure summary={<TaxSummary state={state} />}>
      <TaxOptions state={state} />
    </Disclosure>
  );
}

/** The summary of the current options. */
function TaxSummary({ state: { form } }: TaxDisclosureProps) {
  const t = useMessages('salary-calculator/late');
  const { family, withholdingPercent } = form;
  const meals = t(form.mealsIncluded ? 'tax.mealsOn' : 'tax.mealsOff');
  const children = Math.min(form.children, family - 1);
  return <span>{t('tax.summary', { family, children, withholdingPercent, meals })}</span>;
}
