/** A control that was used before the application could react, and its state right after that. */
export type EarlyAction = readonly [control: HTMLElement, checked: boolean | undefined, value: string | undefined];

type Known = { readonly checked?: unknown; readonly value?: unknown };

/**
 * Whether the state of a control differs from that of React, or before hydration from that in the HTML. Always true for
 * a button, and for a list before hydration.
 */
export function isUnknown([control, checked, value]: EarlyAction): boolean {
  const [, props] = Object.entries(control).find(([key]) => key.startsWith('__reactProps')) ?? [];
  const { type, defaultChecked, defaultValue } = control as HTMLInputElement;
  const known: Known = props ?? { checked: defaultChecked, value: defaultValue };
  // Only the selected radio button of a group is compared.
  if (type === 'radio') return checked === true && known.checked !== true;
  return type === 'checkbox' ? checked !== known.checked : value !== known.value;
}
