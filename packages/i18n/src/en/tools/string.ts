import type { Translated } from '../../catalog.ts';
import type { string as ko } from '../../ko/tools/string.ts';

export const string = {} as const satisfies Translated<typeof ko>;
