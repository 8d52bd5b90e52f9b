import { act, screen } from '@testing-library/react';

/** Longer than the pause before an announcement, and as long as one may take. */
const SOON_MS = 1000;
const STEP_MS = 50;

/** What the live regions of the page say after a second in which nothing happens, the empty ones left out. */
export async function announced(): Promise<readonly string[]> {
  // In steps: within one `act`, a shown text would reach its live region only at the end.
  for (let passed = 0; passed < SOON_MS; passed += STEP_MS)
    await act(() => new Promise((resolve) => setTimeout(resolve, STEP_MS)));
  return screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);
}
