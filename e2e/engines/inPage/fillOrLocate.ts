import type { Point } from '../engine.ts';

/** What to do with a control, which is found by its name inside an element. */
export type ControlAction = {
  readonly within: string;
  readonly name: string;
  /** The text for the field; without it, the control is to be pressed. */
  readonly text?: string;
};

/**
 * Finds a control by its accessible name. A field is filled by script, because drivers differ in how they type shifted
 * characters; any other control is only located, for the driver to press it. One function does both, because it runs
 * in the page and cannot call another one there.
 *
 * @returns the point to press (0, 0 for a filled field); null where nothing visible and enabled has the name
 */
export function fillOrLocate({ within, name, text }: ControlAction): Point | null {
  const plain = (words: string | null | undefined) => (words ?? '').replace(/\s+/gu, ' ').trim();
  const nameOf = (element: HTMLElement): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/u) ?? [];
    const labelled = ids.map((id) => plain(document.getElementById(id)?.textContent)).join(' ');
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const own = element.matches('input, select, textarea') ? '' : plain(element.textContent);
    return labelled || plain(element.getAttribute('aria-label')) || plain(labels[0]?.textContent) || own;
  };
  const fields = 'input:not([type=radio], [type=checkbox]), select, textarea';
  const pressable = 'button, [role=button], [role=radio], [role=tab], [role=switch], [type=radio], [type=checkbox], a';
  const all = [...document.querySelectorAll<HTMLElement>(`${within} :is(${text === undefined ? pressable : fields})`)];
  const found = all.find(
    (element) =>
      nameOf(element) === plain(name) && element.getClientRects().length > 0 && !element.matches(':disabled'),
  );
  if (found === undefined) return null;

  if (text === undefined) {
    const { width, height } = found.getBoundingClientRect();
    const isHidden = width < 4 || height < 4 || getComputedStyle(found).opacity === '0';
    const target = isHidden ? ((found as HTMLInputElement).labels?.[0] ?? found) : found;
    const centerOf = ({ x, y, width: w, height: h }: DOMRect): Point => ({ x: x + w / 2, y: y + h / 2 });
    const { x, y } = centerOf(target.getBoundingClientRect());
    // What can be pressed stays where it is: with each scroll, the bar with the figure may come or go.
    if (!target.contains(document.elementFromPoint(x, y))) {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    return centerOf(target.getBoundingClientRect());
  }
  found.focus();
  if (found instanceof HTMLSelectElement) {
    found.selectedIndex = [...found.options].findIndex((option) => plain(option.label) === plain(text));
  } else {
    const prototype = found instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    // React overrides the setter of the element; only with the setter of its class does it notice the change.
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(found, text);
  }
  for (const type of ['input', 'change']) found.dispatchEvent(new Event(type, { bubbles: true }));
  return { x: 0, y: 0 };
}
