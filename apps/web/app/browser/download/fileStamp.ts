/**
 * A local time for use in a file name: year to second, digits only.
 *
 * @example fileStamp(new Date(2026, 10, 20, 9, 5, 7)) // '20261120090507'
 */
export function fileStamp(moment: Date): string {
  const parts = [moment.getMonth() + 1, moment.getDate(), moment.getHours(), moment.getMinutes(), moment.getSeconds()];
  return `${moment.getFullYear()}${parts.map((part) => String(part).padStart(2, '0')).join('')}`;
}
