import { beforeEach } from 'vitest';

/** A loop that still runs after this is endless: it is stopped, and the mutant counts as noticed. */
const PATIENCE_MS = 20_000;

const limit = () => Object.assign(globalThis, { loopsEnd: performance.now() + PATIENCE_MS });
limit();
beforeEach(limit);
