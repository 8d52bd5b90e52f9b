/**
 * The version of the tables: the day on which the last of them was compared with its source, `YYYY-MM-DD`.
 *
 * Log it beside a result that depends on the law. Which day each row was compared on is in its `checkedOn`.
 */
export const LAW_VERSION = '2026-11-22';
