import type { Translated } from '../../catalog.ts';
import type { image as ko } from '../../ko/tools/image.ts';

export const image = {} as const satisfies Translated<typeof ko>;
