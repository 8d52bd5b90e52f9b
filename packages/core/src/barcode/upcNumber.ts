import { isArticleNumber } from './isArticleNumber.ts';

/** The system, six digits and the check digit, also with its name before them. */
const UPC_E = /^(?:upce:?)?([01])(\d{2})(\d{3})(\d)(\d)$/iu;
const GROUP_MARK = /[\s-]/gu;

/**
 * The UPC-A of a UPC-E with its system and check digit, which leaves out zeros of it: the last of six digits says
 * which. Undefined for anything else and where the check digit is wrong.
 *
 * @example upcNumber('04252614') // '042100005264'
 */
export function upcNumber(text: string): string | undefined {
  const [, system = '', maker = '', item = '', kind = '', check = ''] =
    UPC_E.exec(text.replaceAll(GROUP_MARK, '')) ?? [];
  if (system === '') return undefined;
  const [third = '', fourth = '', fifth = ''] = item;
  const zeros: readonly [from: string, number: string][] = [
    ['012', `${maker}${kind}0000${item}`],
    ['3', `${maker}${third}00000${fourth}${fifth}`],
    ['4', `${maker}${third}${fourth}00000${fifth}`],
    ['56789', `${maker}${item}0000${kind}`],
  ];
  const numbers = zeros.filter(([kinds]) => kinds.includes(kind)).map(([, number]) => number);
  const whole = system + numbers.join('') + check;
  return isArticleNumber(whole) ? whole : undefined;
}
