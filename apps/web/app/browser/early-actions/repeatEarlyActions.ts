import { fetchOnce } from '../../loading/fetchOnce.ts';
import { pageIdle } from '../../loading/idle/pageIdle.ts';
import { missingParts } from '../../loading/missingParts.ts';
import { hasStorage } from '../draft/draftStorage.ts';
import { isManagedByReact } from '../isManagedByReact.ts';
import { type EarlyAction, isUnknown } from './isUnknown.ts';

declare global {
  interface Window {
    /**
     * Filled by the script in the head, whenever a control is used that is not hydrated, or a choice is made without a
     * click.
     */
    earlyActions?: { readonly push: (action: EarlyAction) => unknown } | undefined;
  }
}

/** A picker of dates or files only helps another field. */
const CHOICES = 'main :is([type=radio], [type=checkbox], select)';
const TEXTS = 'main :is(input:not([type=radio], [type=checkbox], [type=date], [type=file]), textarea)';

/** How visitors choose: in a list by a change, otherwise by a click, which a key makes too. */
const USES = ['click', 'change'];

const chunk = fetchOnce(() => import('./repeatActions.ts'));

/** Repeats actions, except choices that the visitor made again while the code for it was loading. */
async function repeat(actions: readonly EarlyAction[]): Promise<void> {
  const used = new Set<EventTarget>();
  const note = ({ type, isTrusted, target }: Event) => {
    // A repeated click is not trusted, but the change that it makes is.
    if (isTrusted && target && (type === 'click' || target instanceof HTMLSelectElement)) used.add(target);
  };
  for (const type of USES) document.addEventListener(type, note, true);
  try {
    const { repeatActions } = await chunk.load();
    await repeatActions(actions, used);
  } finally {
    for (const type of USES) document.removeEventListener(type, note, true);
  }
}

function start(actions: readonly EarlyAction[]): void {
  if (!actions.some(isUnknown)) return;
  repeat(actions).catch((error: unknown) => {
    const remove = missingParts.add({ error, retry: () => repeat(actions).then(remove, () => undefined) });
  });
}

const statesOf = (controls: string): readonly EarlyAction[] =>
  Array.from(document.querySelectorAll<HTMLInputElement>(controls), (each) => [each, each.checked, each.value]);

/**
 * The states that the browser restored before hydration, on a reload or another return to the page. No event reports
 * them, and React does not know them. Texts are reported by their fields, but a choice may empty those. None if drafts
 * can be stored: they are more reliable, because browsers restore a control by its position, which late parts change.
 */
function restored(): readonly EarlyAction[] {
  if (hasStorage()) return [];
  const choices = statesOf(CHOICES).filter(isUnknown);
  return choices.length > 0 ? [...choices, ...statesOf(TEXTS).filter(isUnknown)] : choices;
}

/**
 * Repeats the actions that the visitor made before hydration, and those on late parts until these are hydrated. If the
 * code for it does not load, a notice says so, because the options look chosen, but are not used.
 *
 * Firefox restores the form of a reopened tab after the page has loaded, by `input` events alone, which React ignores
 * for choices. A list reports every choice in this way, but React then knows it by the `change` event that follows.
 */
export function repeatEarlyActions(): void {
  const recorded = Array.isArray(window.earlyActions) ? (window.earlyActions as readonly EarlyAction[]) : [];
  let isPageIdle = false;
  let pending: EarlyAction[] = [];
  const push = (action: EarlyAction) => {
    // A control that is not hydrated once the page is idle does not belong to React.
    if (isPageIdle && !isManagedByReact(action[0])) return;
    if (pending.push(action) > 1) return;
    setTimeout(() => {
      start(pending);
      pending = [];
    });
  };
  window.earlyActions = { push };
  void pageIdle.wait().then(() => {
    isPageIdle = true;
  });
  start([...restored().filter(([control]) => recorded.every(([used]) => used !== control)), ...recorded]);
}
