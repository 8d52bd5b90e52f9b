/** A control that was used before the application could react, and its state right after that. */
export type EarlyAction = readonly [control: HTMLElement, checked: boolean | undefined, value: string | undefined];

type Known = { readonly checked?: unknown; readonly value?: unknown };

/**
 * Whether React has another state for a control; before hydration, whether the page was sent with another. React never
 * knows of a button, and not of a list before hydration.
 */
export function isUnknown([control, checked, value]: EarlyAction): boolean {
  const [, props] = Object.entries(control).find(([key]) => key.startsWith('__reactProps')) ?? [];
  const { type, defaultChecked, defaultValue } = control as HTMLInputElement;
  const known: Known = props ?? { checked: defaultChecked, value: defaultValue };
  // A radio button that is off is not compared: the one that is on in its group is.
  if (type === 'radio') return checked === true && known.checked !== true;
  return type === 'checkbox' ? checked !== known.checked : value !== known.value;
}
