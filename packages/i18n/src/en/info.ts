import type { Translated } from '../catalog.ts';
import type { info as ko } from '../ko/info.ts';

export const info = {} as const satisfies Translated<typeof ko>;
