import { act, fireEvent } from '@testing-library/react';

/** Pastes into a field and waits for what follows: a large text is taken in a task of its own. */
export async function pasteText(field: Element, text: string): Promise<void> {
  await act(async () => {
    fireEvent.paste(field, { clipboardData: { getData: () => text } });
    await new Promise((resolve) => setTimeout(resolve));
  });
}
