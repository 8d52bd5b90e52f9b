import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Sample answers, kept outside the repository because they belong to others. */
const SAMPLES = fileURLToPath(new URL('../../../../../../../shared/fixtures/', import.meta.url));

export const HAS_SAMPLES = existsSync(SAMPLES);
export const sample = (file: string): unknown => JSON.parse(readFileSync(SAMPLES + file, 'utf8'));
