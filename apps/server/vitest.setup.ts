import { vi } from 'vitest';

// Modules keep state for the life of a server; each test file begins as a new server does.
vi.resetModules();
