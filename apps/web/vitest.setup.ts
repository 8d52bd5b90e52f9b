import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Modules keep state for the life of a page; each test file begins as a new page does.
vi.resetModules();

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
