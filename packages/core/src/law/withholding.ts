/** The percentages of the table's tax that an employee may choose to have withheld (소득세법 시행령 제194조 제1항). */
export const WITHHOLDING_PERCENTS = [80, 100, 120] as const;
/** The share of the table's tax that an employee chooses to have withheld, in percent. */
export type WithholdingPercent = (typeof WITHHOLDING_PERCENTS)[number];

/** The columns of the simplified table: the employee and up to ten dependants. */
export const TABLE_FAMILY = 11;

/** The percentage withheld from a freelancer's fee, including local tax. */
export const FREELANCE_TOTAL_PERCENT = '3.3';
