/** What the form needs once somebody fills it in. */
export { deductionPercent, netSalary, parseSalaryInput } from '@toolbox/core/salary';
export { formatPercent } from './formatFigures.ts';
