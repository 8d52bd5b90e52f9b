import type { Translated } from '../../catalog.ts';
import type { code as ko } from '../../ko/tools/code.ts';

export const code = {} as const satisfies Translated<typeof ko>;
