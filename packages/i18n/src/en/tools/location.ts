import type { Translated } from '../../catalog.ts';
import type { location as ko } from '../../ko/tools/location.ts';

export const location = {} as const satisfies Translated<typeof ko>;
