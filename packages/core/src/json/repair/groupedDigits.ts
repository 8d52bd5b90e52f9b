const BEFORE_GROUP = /(?:^|[^\d.])\d{1,3}[ \u00a0\u2009\u202f]$/u;
const GROUP = /^\d{3}(?!\d)/u;
const GROUP_REACH = 5;
const BEFORE_THOUSANDS = /(?:^|[^\d.])[1-9]\d{0,2},$/u;
const THOUSANDS = /^0\d{2}(?!\d)/u;

/** Whether three digits may be the rest of a number such as 1 000. */
export function isGroupAt(text: string, at: number): boolean {
  return BEFORE_GROUP.test(text.slice(Math.max(0, at - GROUP_REACH), at)) && GROUP.test(text.slice(at, at + 4));
}

/** Whether three digits that are not a number of JSON may be the rest of a number with commas: `1,000`. */
export function isThousandsAt(text: string, at: number): boolean {
  return BEFORE_THOUSANDS.test(text.slice(Math.max(0, at - GROUP_REACH), at)) && THOUSANDS.test(text.slice(at, at + 4));
}
