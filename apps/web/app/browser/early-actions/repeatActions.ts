import { isManagedByReact } from '../isManagedByReact.ts';
import { type EarlyAction, isUnknown } from './isUnknown.ts';

/** Parts of a page are hydrated one after the other, and late ones may replace a control by the same one. */
const RETRY_AFTER_MS = 100;
const RETRIES = 20;

/** Long enough for a slow machine to render what an action changed. */
const PAUSE_MS = 100;

const CHOICES = ['radio', 'checkbox'];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(control: HTMLElement): control is TextField {
  const isInput = control instanceof HTMLInputElement && !CHOICES.includes(control.type);
  return isInput || control instanceof HTMLTextAreaElement;
}

/** Identifies a control by what a visitor perceives, so that it is found again after React has replaced it. */
function nameOf(control: Element): string {
  const value = control instanceof HTMLInputElement ? [control.type, control.value] : [];
  return [control.nodeName, ...value, control.textContent, control.getAttribute('aria-label')].join('\n');
}

const isReady = (control: HTMLElement | undefined) => control !== undefined && isManagedByReact(control);

/** The fields of the same kind in the main part of a page, or in a piece of it. */
function fieldsLike({ nodeName, className }: TextField, root: ParentNode): readonly TextField[] {
  const all = (root.querySelector('main') ?? root).querySelectorAll<TextField>(nodeName);
  return Array.from(all).filter((field) => field.className === className);
}

/**
 * The field itself, or the one in its place: React recreates a page that an extension or a translator changed before
 * hydration. The new one has the same number.
 */
function placeOf(field: TextField): TextField | undefined {
  if (field.isConnected) return field;
  const former = fieldsLike(field, field.getRootNode() as Element);
  const present = fieldsLike(field, document);
  return former.length === present.length ? present[former.indexOf(field)] : undefined;
}

/** The control itself, or the one in its place; nothing until it is hydrated. */
function present(control: HTMLElement): HTMLElement | undefined {
  if (isTextField(control)) return [placeOf(control)].find(isReady);
  const all = control.isConnected ? [control] : Array.from(document.querySelectorAll<HTMLElement>(control.nodeName));
  const alike = all.filter((other) => nameOf(other) === nameOf(control));
  return alike.length === 1 ? alike.find(isReady) : undefined;
}

/**
 * Enters a text again. The field has already reported its text, but a repeated choice may have emptied the field, or a
 * new field may be in its place.
 *
 * @param former the field as it was typed into
 */
function typeAgain(field: TextField, former: TextField, value: string): void {
  if (field.value !== '' && (field === former || field.value !== former.defaultValue)) return;
  // The visitor may still be typing, so the focus moves to the new field.
  if (field !== former && document.activeElement === document.body) field.focus();
  // React ignores an event if the value equals the last one that was set by the property of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeat(control: HTMLElement, [former, checked = false, value = '']: EarlyAction): void {
  if (isTextField(control)) {
    typeAgain(control, former as TextField, value);
  } else if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    // A click must change the state; React ignores one that leads to the state that it knows.
    if (control instanceof HTMLInputElement) control.checked = !checked;
    control.click();
  }
}

/**
 * Whether an action is repeated. Of the texts of a field only the last one is repeated. A button that was pressed
 * before a text was typed is not, because it may be the button that clears the field.
 */
function isWanted([control]: EarlyAction, index: number, actions: readonly EarlyAction[]): boolean {
  const isLater = (wanted: (other: HTMLElement) => boolean) =>
    actions.findLastIndex(([other]) => wanted(other)) > index;
  if (isTextField(control)) return placeOf(control) !== undefined && !isLater((other) => other === control);
  return !(control instanceof HTMLButtonElement && isLater(isTextField));
}

/** Whether a choice, or another one in its group, is among the controls that were used. */
function isChosenAgain(control: HTMLElement, used: ReadonlySet<EventTarget>): boolean {
  if (control instanceof HTMLButtonElement || isTextField(control)) return false;
  const { type, name } = control as HTMLInputElement;
  const isSame = (other: EventTarget) =>
    other instanceof HTMLInputElement && type === 'radio' && other.type === type && other.name === name;
  return used.has(control) || [...used].some(isSame);
}

/**
 * Repeats actions in their order, after hydration: choices, which would otherwise be shown without being used or be
 * undone, presses of buttons, which would be lost, and typed text where a choice has emptied its field.
 *
 * @param used what the visitor has used since, so that an earlier choice does not replace a later one
 */
export async function repeatActions(
  actions: readonly EarlyAction[],
  used: ReadonlySet<EventTarget> = new Set(),
): Promise<void> {
  const wanted = actions.filter(isWanted);
  for (const action of wanted) {
    const [control] = action;
    let found = present(control);
    for (let retry = 0; found === undefined && retry < RETRIES; retry += 1) {
      await wait(RETRY_AFTER_MS);
      found = present(control);
    }
    // Later actions may depend on this one, so they are dropped too: by now the visitor has continued without them.
    if (found === undefined) return;
    const [, checked, value] = action;
    // The choice may already be made: by its own event, by a draft, or by a previous action.
    if (!isTextField(found) && !isUnknown([found, checked, value])) continue;
    if (isChosenAgain(found, used)) continue;
    repeat(found, action);
    // The next action must find the page with the effect of this one.
    await wait(PAUSE_MS);
  }
}
