/** What the form needs once it is shown: the arithmetic, which the page itself does not wait for. */
export { EXAMPLE_SALARY_FORM, parseSalaryInput, takeHome } from '@toolbox/core/salary';
export { formatPercent } from './figures.ts';
export { monthOf } from './monthOf.ts';
