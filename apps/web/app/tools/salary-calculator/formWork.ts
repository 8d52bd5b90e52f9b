/** What the form needs once it is shown: the arithmetic, which the page itself does not wait for. */
export { EXAMPLE_SALARY_FORM, parseSalaryInput } from '@toolbox/core/salary';
export { monthOf } from './monthOf.ts';
export { workOut } from './workOut.ts';
