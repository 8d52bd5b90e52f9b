import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Smoke } from '../registry/defineSmoke.ts';
import type { RenderedView } from './renderView.tsx';

/** Enters the example of a tool, and waits for the code that it loads. */
export async function playExample(
  translate: RenderedView['translate'],
  { fill = [], press = [] }: Smoke,
): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  for (const { label, values, text } of fill) {
    fireEvent.change(screen.getByLabelText(translate(label, values)), { target: { value: text } });
  }
  for (const label of press) {
    const [control] = screen.getAllByText(translate(label), { selector: 'button, label, label *' });
    if (control) fireEvent.click(control);
  }
  await act(() => vi.dynamicImportSettled());
}
