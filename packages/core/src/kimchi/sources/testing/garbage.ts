/** Responses that are something else. */
export const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  1,
  '',
  [],
  {},
  [null],
  { data: null },
  { country: [] },
  { rates: {} },
];
