import { beforeEach } from 'vitest';

/** A loop that still runs after this is endless: it is stopped, and the mutant counts as noticed. */
const TIMEOUT_MS = 20_000;

const limit = () => Object.assign(globalThis, { loopsEnd: performance.now() + TIMEOUT_MS });
limit();
beforeEach(limit);
