import { act, screen } from '@testing-library/react';

/** Longer than the pause before an announcement. */
const PAUSE_MS = 600;

/** What the live regions of the page say once nothing changes anymore, the empty ones left out. */
export async function announced(): Promise<readonly string[]> {
  await act(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)));
  return screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);
}
