/** The calculation for the form, which the page does not wait for. */
export { EXAMPLE_SALARY_FORM, parseSalaryInput } from '@toolbox/core/salary/form';
export { monthOf } from './monthOf.ts';
export { workOut } from './workOut.ts';
