import { Disclosure } from '@toolbox/ui/disclosure/Disclosure';
import { useMessages } from '../../i18n/useMessages.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import type { SalaryFormState } from './useSalaryForm.ts';

const TaxOptions = lazyPart(() => import('./TaxOptions.tsx'));

type TaxDisclosureProps = { readonly state: SalaryFormState };

/** Whom and what the income tax is worked out for: said in one line, and chosen below it. */
export default function TaxDisclosure({ state }: TaxDisclosureProps) {
  return (
    <Disclosure summary={<TaxSummary state={state} />}>
      <TaxOptions state={state} />
    </Disclosure>
  );
}

/** What the folded options say now. */
function TaxSummary({ state: { form } }: TaxDisclosureProps) {
  const t = useMessages('payroll');
  const { family, withholdingPercent } = form;
  const meals = t(form.mealsIncluded ? 'tax.mealsOn' : 'tax.mealsOff');
  const children = Math.min(form.children, family - 1);
  return <span>{t('tax.summary', { family, children, withholdingPercent, meals })}</span>;
}
