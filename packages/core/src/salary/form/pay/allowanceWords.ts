/** Allowances that are paid by the month only, for an expression. */
export const MONTHLY_ALLOWANCE = '(?:[조중석야]|점심 ?)?식[대비]|교통비';
/** Payments beside monthly or hourly pay: 식대, 야간수당. */
export const ALLOWANCE = `${MONTHLY_ALLOWANCE}|[가-힣]{0,4}수당`;
/** Payments beside yearly pay. */
export const BONUS = '상여금?|성과급|보너스|인센티브';
/** Words after the name of a payment that the pay does not include. */
export const LEFT_OUT = '별도|제외|[미불]포함';
