import type { Translated } from '../../catalog.ts';
import type { crypto as ko } from '../../ko/tools/crypto.ts';

export const crypto = {} as const satisfies Translated<typeof ko>;
